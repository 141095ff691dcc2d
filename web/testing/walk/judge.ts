import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface Look {
  locale: Locale;
  theme: 'light' | 'dark';
  width: number;
}

/** What another language may change: that everything has a name, and text its language. */
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

/** What another theme may change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** One for each direction of reading. */
export const judgedAtEachWidth: readonly Locale[] = ['en', 'ar'];

/** Rules by name; undefined: all of them. */
export type Rules = readonly string[] | undefined;

/**
 * By which rules a look is judged, null for none: by all at each width, in one direction at one and in the other at the
 * other; the dark theme by its colours; what only languages change, once in each of the others.
 */
export function rulesFor({ locale, theme, width }: Look, widths: readonly number[]): { rules: Rules } | null {
  const widest = width === widths[0];
  const narrowest = width === widths.at(-1);
  if (locale === 'en' && widest) return { rules: theme === 'light' ? undefined : colourRules };
  if (locale === 'ar' && narrowest) return { rules: theme === 'light' ? undefined : colourRules };
  if (judgedAtEachWidth.includes(locale)) return null;
  return theme === 'light' && widest ? { rules: namingRules } : null;
}

/** What axe finds wrong, in `part` alone where one is named. The card fields of Stripe are not ours to judge. */
export async function findViolations(page: Page, rules: Rules, part: string | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    ({ include, rules }) =>
      window.axe
        .run(
          { ...(include ? { include } : {}), exclude: 'iframe' },
          // To describe all that is right takes most of the time on a long page; what it would load ahead no rule of ours asks.
          { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: [...rules] } : {}) },
        )
        .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))),
    { include: part, rules },
  );
  return violations.map(({ id, html: [first, ...others] }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${id}: ${first?.slice(0, 160)}${more}`;
  });
}
