import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';

export interface Look {
  locale: Locale;
  theme: 'light' | 'dark';
  width: number;
}

/**
 * Which looks are judged by every rule: each theme once in each direction, so that between them every theme is judged at
 * both widths too.
 */
const wholeAt: Partial<Record<Locale, Record<Look['theme'], 'wide' | 'narrow'>>> = {
  en: { light: 'wide', dark: 'narrow' },
  ar: { light: 'narrow', dark: 'wide' },
};

/** In the other languages: that everything has a name, and text its language. */
const namingRules = [
  ...['button-name', 'link-name', 'image-alt', 'input-button-name', 'svg-img-alt', 'summary-name', 'frame-title'],
  ...[
    'label',
    'select-name',
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
    'aria-progressbar-name',
  ],
  ...['aria-toggle-field-name', 'aria-tooltip-name', 'empty-heading', 'label-content-name-mismatch', 'valid-lang'],
];

/** Whether this look is judged at all, and by which rules; `widths` are those that the place is shown at. */
export function rulesFor({ locale, theme, width }: Look, widths: readonly number[]): 'all' | 'names' | null {
  const plan = wholeAt[locale];
  if (!plan) return theme === 'light' && width === widths[0] ? 'names' : null;
  const wanted = plan[theme] === 'wide' ? widths[0] : widths.at(-1);
  return width === wanted ? 'all' : null;
}

/** What axe finds wrong, in `part` alone where one is named. The card fields of Stripe are not ours to judge. */
export async function findViolations(page: Page, rules: 'all' | 'names', part: string | null): Promise<string[]> {
  // To describe all that is right takes most of the time on a long page.
  const judge = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('iframe');
  if (part) judge.include(part);
  if (rules === 'names') judge.withRules(namingRules);
  const { violations } = await judge.analyze();
  return violations.map(({ id, nodes: [first, ...others] }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${id}: ${first?.html.slice(0, 160)}${more}`;
  });
}
