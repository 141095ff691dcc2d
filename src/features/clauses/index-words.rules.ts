import { foldWords } from '#src/kernel/folding.ts';

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
