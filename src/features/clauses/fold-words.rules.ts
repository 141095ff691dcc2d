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

/** The article, alone or with "and", "in", "like", "then", "for" before it. */
const article = /^(?:[وفبك]?ال|لل)(?=.{3})/u;
/** "And", "then", "in", "for", "like", written as one word with the next. */
const joined = /^[وفبلك](?=\p{Script=Arabic}{4})/u;

/** A folded word without the Arabic article. */
export const withoutArticle = (word: string) => word.replace(article, '');

/** Without a key for umlauts people write "ae"; in Arabic they leave the hamza out and write what carries it. */
const spellings = (word: string) => [
  word,
  word.replace(/[äöü]/giu, '$&e'),
  word.replaceAll('ؤ', 'و').replaceAll('ئ', 'ي'),
];

/** Words as they are kept for searching: each with its other ways of writing. */
export function indexWords(text: string): string {
  const written = text.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}]+/u);
  return written
    .flatMap((word) => {
      const folded = spellings(word).flatMap(foldWords);
      return [...new Set(folded.flatMap((one) => [one, withoutArticle(one), one.replace(joined, '')]))];
    })
    .join(' ');
}
