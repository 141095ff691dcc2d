import type { Locale } from '#src/i18n/locale.schema.ts';

/** What is printed above or before a title on the same line. */
const before =
  /^(?:(?:exhibit|annex|appendix) [\w.()-]{1,8}|execution (?:version|copy)|confidential\b|draft(?: \([^)]{1,20}\))?|\d{1,2}\/\d{1,2}\/\d{2,4}|\(rev\.? ?\d{1,2}\)|[a-z]{3,9} \d{1,2}, \d{4},?|an? |.{0,100}\b(?:disclosed|redacted|omitted|commission)\b\.?)[\s,:-]*/i;
const noun = /\b(?:agreement|contract|lease|licen[cs]e|deed|policy|memorandum of understanding)\b/gi;
/** With these the name goes on behind the noun. */
const goesOn =
  /^(?:,| ?(?:to|for|of|on|with|regarding|relating|and|&|no\.?|number|\[|-|agreement|contract|deed)(?=[ .\d[]|$))/i;

/** The part of a title line that is the document's name, without exhibit numbers, addresses and the sentence behind it. */
export function trimTitle(words: string, language: Locale): { start: number; end: number } {
  if (language !== 'en') return { start: 0, end: words.length };
  let start = 0;
  for (let cut = before.exec(words); cut; cut = before.exec(words.slice(start))) {
    if (words.length - start - cut[0].length < 8) break;
    start += cut[0].length;
  }
  for (const { 0: found, index } of words.slice(start).matchAll(noun)) {
    const end = start + index + found.length;
    if (end === start + found.length || goesOn.test(words.slice(end).replace(/^ /, ''))) continue;
    return { start, end };
  }
  return { start, end: words.length };
}
