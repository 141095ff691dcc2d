import { foldWords } from '#src/kernel/folding.ts';
import { languages } from '#worker/analyse/languages/languages.ts';

/** Days of a month in one word: those of several are read in the contract's own language. */
const spelled = new Map(
  Object.values(languages).flatMap(({ dates: { days } }) =>
    days.flatMap((names, at) =>
      names
        .split('|')
        .map(foldWords)
        .flatMap(([only = '', ...others]) => (others.length === 0 ? [[only, at + 1] as const] : [])),
    ),
  ),
);

/** The day of a month that a folded word means: "9", "9th", "1er", "ninth", "nueve". */
export function dayOf(word: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th|er|e|eme|o|a)?$/.exec(word)?.[1];
  const day = digits ? Number(digits) : (spelled.get(word) ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

/** The year that digits mean, of four or of two: "2026", "26"; Arabic writes "2026م". */
export function yearOf(word: string): number | null {
  const digits = /^(\d{4}|\d{2})(?:م|هـ)?$/u.exec(word)?.[1];
  if (!digits) return null;
  return digits.length === 4 ? Number(digits) : 2000 + Number(digits);
}
