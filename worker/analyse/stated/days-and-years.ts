import { locales } from '#src/i18n/locale.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import { numberWords } from '../built-in/read/number-words';

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';
const firsts = ['primero', 'premier', 'erster', 'ersten', 'الأول', 'أول'];

let spelled: Map<string, number> | undefined;

function spelledDays(): Map<string, number> {
  const days = new Map<string, number>(ordinals.split(' ').map((word, at) => [word, at + 1]));
  for (const word of firsts) days.set(foldWords(word).join(''), 1);
  for (const locale of locales) {
    for (const [word, value] of numberWords(locale)) {
      const [only = '', ...others] = foldWords(word);
      if (value >= 1 && value <= 31 && others.length === 0) days.set(only, value);
    }
  }
  return days;
}

/** The day of a month that a folded word means: "9", "9th", "1er", "ninth", "nueve". */
export function dayOf(word: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th|er|e|eme|o|a)?$/.exec(word)?.[1];
  spelled ??= spelledDays();
  const day = digits ? Number(digits) : (spelled.get(word) ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

/** The year that digits mean, of four or of two: "2026", "26"; Arabic writes "2026م". */
export function yearOf(word: string): number | null {
  const digits = /^(\d{4}|\d{2})(?:م|هـ)?$/u.exec(word)?.[1];
  if (!digits) return null;
  return digits.length === 4 ? Number(digits) : 2000 + Number(digits);
}
