import type { Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { findFaults } from '../axe.ts';
import { colourRules, findColourFaults } from './colours.ts';

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

/** One for each direction of reading. */
export const judgedAtEachWidth: readonly Locale[] = ['en', 'ar'];

export type Judgement = 'everything' | 'colours' | 'names';

/**
 * How a look is judged, null: not at all. By all rules at each width, in one direction at one and in the other at the
 * other; the dark theme by its colours; what only languages change, once in each of the others.
 */
export function judgementOf({ locale, theme, width }: Look, widths: readonly number[]): Judgement | null {
  const widest = width === widths[0];
  const narrowest = width === widths.at(-1);
  if ((locale === 'en' && widest) || (locale === 'ar' && narrowest))
    return theme === 'light' ? 'everything' : 'colours';
  if (judgedAtEachWidth.includes(locale)) return null;
  return theme === 'light' && widest ? 'names' : null;
}

/** What is wrong, in `part` alone where one is named. */
export async function findViolations(page: Page, judgement: Judgement, part: string | null): Promise<string[]> {
  if (judgement === 'names') return findFaults(page, { part, only: namingRules });
  const colours = await findColourFaults(page, part);
  return judgement === 'colours' ? colours : [...(await findFaults(page, { part, except: colourRules })), ...colours];
}
