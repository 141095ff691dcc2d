/** Letters that Unicode does not take apart, as people type them who have no key for them. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  // Arabic: the alef of a connection, the short alef, the closing t, and the Persian letters of some keyboards.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ء: '',
  ـ: '',
};
const plainLetters = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/** A hamza on a letter that only carries it: مسؤولية and مسئولية are one word in two spellings. */
const carriedHamza = /[ؤئ]/gu;

/** Words without case, accents, hamzas, vowel signs and lengthening: what is alike to a reader is the same. */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(carriedHamza, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(plainLetters, (letter) => plain[letter] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
