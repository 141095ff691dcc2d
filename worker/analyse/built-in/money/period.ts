import type { Money } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Purpose } from '#worker/analyse/languages/purposes.ts';
import type { MarkedSum } from './marked-sum';

export const periodUnits = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
const near = 90;
const monthly: readonly Purpose[] = ['rent', 'salary', 'membership', 'instalment'];
const single: readonly Purpose[] = ['deposit', 'down-payment', 'balance', 'loan', 'joining', 'set-up', 'severance'];

export type PeriodUnit = (typeof periodUnits)[number];

/** Of the units that are said behind a sum the one right behind it: "£52,000 a year in equal monthly instalments". */
function nearest(behind: string, every: Readonly<Record<PeriodUnit, RegExp>>): PeriodUnit | null {
  const told = periodUnits.flatMap((unit) => {
    const [words] = every[unit].exec(behind) ?? [];
    return words === undefined ? [] : [{ unit, length: words.length }];
  });
  return told.sort((a, b) => a.length - b.length)[0]?.unit ?? null;
}

/** What a sum seems to be paid for each of, as a clue to who pays it; what is told of it is in `told-period.ts`. */
export function periodOf({ words, at }: MarkedSum, purpose: Purpose | null, language: Locale): Money['per'] {
  const { every, often, each } = languages[language].money;
  const written = words.slice(at + 1, at + near);
  const behind = withoutParts(written, language);
  const clause = words.slice(Math.max(0, at - near), at);
  const before = lastOf(clause.slice(Math.max(clause.lastIndexOf('#'), clause.lastIndexOf(';')) + 1), language);
  const told = nearest(behind, every);
  if (told) return told;
  if (each.test(behind)) return 'event';
  if (purpose && single.includes(purpose)) return 'once';
  const named = periodUnits.find((unit) => often[unit].test(before));
  if (named) return named;
  // Of several sums another may be the one that is paid by the month.
  const isOnly = !words.includes('#') && behind.length === written.length;
  return purpose && monthly.includes(purpose) && isOnly && often.month.test(words) ? 'month' : 'once';
}

/** "£9,600 in twelve monthly instalments": how often the parts are paid is not how often the whole is. */
export function withoutParts(behind: string, language: Locale): string {
  const { saidFor, purposes } = languages[language].money;
  for (const { index } of behind.matchAll(purposes.instalment))
    if (saidFor.inParts.test(behind.slice(0, index))) return behind.slice(0, index).replace(saidFor.inParts, '');
  return behind;
}

/** "With more than two a year refused, you pay £300 each": what stands before the verb is another matter. */
function lastOf(before: string, language: Locale): string {
  const last = before.slice(before.lastIndexOf(',') + 1);
  return languages[language].money.paying.test(last) ? last : before;
}
