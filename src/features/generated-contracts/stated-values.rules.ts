import { cleanLine } from '#src/kernel/clean-line.ts';
import type { Stated } from './generated-contracts.schema.ts';
import { sumOf } from './money.rules.ts';

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A value in a form in which others that mean the same look the same: “Three months” and “3 months”. */
function likeOthers(value: string): string {
  const sum = sumOf(value);
  if (sum !== null) return String(sum);
  return value
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word) => (words.includes(word) ? String(words.indexOf(word) + 1) : word))
    .replaceAll(/[\s,;.]+/g, ' ')
    .trim();
}

/** How what was typed into a blank goes against what the contract says; null where it does not. */
export function clashOf({ value, least }: Stated, typed: string): 'differs' | 'too-low' | null {
  const clean = cleanLine(typed);
  if (clean === '') return null;
  if (!least) return likeOthers(clean) === likeOthers(value) ? null : 'differs';
  const [wanted, given] = [sumOf(value), sumOf(clean)];
  return wanted !== null && given !== null && given < wanted ? 'too-low' : null;
}
