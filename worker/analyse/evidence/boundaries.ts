const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);
const isDigit = (character: string | undefined) => character !== undefined && /\p{Nd}/u.test(character);
const isArabic = (character: string | undefined) => character !== undefined && /\p{Script=Arabic}/u.test(character);
const longEnoughToCutWords = 20;

/** Whether a number runs on across `at`: "130 days" does not say "30 days", nor "1.5 %" "5 %". */
function cutsNumber(text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at];
  if (isDigit(before) && isDigit(after)) return true;
  if (isDigit(after) && /[.,٫٬]/.test(before ?? '')) return isDigit(text[at - 2]);
  return isDigit(before) && /[.,٫٬]/.test(after ?? '') && isDigit(text[at + 1]);
}

// Arabic joins particles to the word, so that a word can rightly be quoted without them.
const cutsWord = (text: string, at: number) => isWord(text[at - 1]) && isWord(text[at]) && !isArabic(text[at]);

/** Whether the words at these offsets are whole words. */
export function standsAlone(text: string, start: number, end: number): boolean {
  if (cutsNumber(text, start) || cutsNumber(text, end)) return false;
  return end - start >= longEnoughToCutWords || !(cutsWord(text, start) || cutsWord(text, end));
}
