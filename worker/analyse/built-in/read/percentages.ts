import type { Locale } from '#src/i18n/locale.schema.ts';
import { readNumberAtEnd } from './numbers';

export interface Percentage {
  /** 5 for "5%". */
  value: number;
  index: number;
  end: number;
}

const sign =
  /%|per ?cent(?:um)?\b|por ciento|pour ?cents?\b|prozent(?:e[ns]?)?(?:punkte?n?)?|v\. ?h\.|(?:في|ب)(?:ال)? ?(?:المائة|المئة|مائة|مئة)|بالمائة|بالمئة/gi;

/** Shares in order of appearance: "5%", "five percent (5%)", "neun Prozentpunkte". */
export function readPercentages(words: string, locale: Locale): Percentage[] {
  const found: Percentage[] = [];
  for (const match of words.matchAll(sign)) {
    const before = words.slice(Math.max(0, match.index - 60), match.index);
    const digits = /(\d{1,3}(?:[.,]\d{1,4})?) ?$/.exec(before);
    const number = digits
      ? { value: Number(digits[1]?.replace(',', '.')), index: digits.index }
      : readNumberAtEnd(before.trimEnd(), locale);
    if (!number || !Number.isFinite(number.value)) continue;
    const index = match.index - before.length + number.index;
    const repeated = found.at(-1);
    // "five percent (5%)" is one share.
    if (repeated?.value === number.value && index - repeated.end <= 3) repeated.end = match.index + match[0].length;
    else found.push({ value: number.value, index, end: match.index + match[0].length });
  }
  return found;
}
