import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { isNamedNumber, leadingNumber, numberDepth } from './clause-number';

const longestHeading = 100;
const longestTitle = 80;
const sentenceEnd = /[.;,،؛]$/u;

const hasLower = /\p{Ll}/u;
const threeLetters = /\p{L}.{0,100}\p{L}.{0,100}\p{L}/u;

function isCapitals(text: string): boolean {
  return threeLetters.test(text) && !hasLower.test(text) && /\p{Lu}/u.test(text);
}

/** Most words begin with a capital: "Limitation of Liability". */
function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => !/^\p{Ll}/u.test(word));
}

export interface Appearance {
  /** Set apart from the body by weight or size. */
  prominent: boolean;
}

/** What a paragraph is, from its words and, where known, its looks. */
export function blockKind(
  text: string,
  { prominent }: Appearance = { prominent: false },
): Pick<TextBlock, 'kind' | 'level' | 'number'> {
  const number = leadingNumber(text);
  const rest = number ? text.slice(number.length).trim() : text;
  const short = text.length <= longestHeading && !text.includes('\t');
  const level = number ? numberDepth(number) : 1;
  const wordsOnly = rest === '' || (!sentenceEnd.test(rest) && /\p{L}/u.test(rest));
  if (short && rest.length <= longestTitle && isCapitals(rest)) return { kind: 'heading', level, number };
  if (short && wordsOnly && rest.length <= longestTitle) {
    if (number && isNamedNumber(number)) return { kind: 'heading', level: 1, number };
    if (prominent && rest !== '') return { kind: 'heading', level, number };
    if (number && rest !== '' && /^\d/.test(number) && isTitleCase(rest)) return { kind: 'heading', level, number };
  }
  if (number && !isNamedNumber(number)) return { kind: 'list-item', level, number };
  return { kind: 'paragraph', level: 0, number };
}
