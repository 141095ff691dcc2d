import { languages } from '#worker/analyse/languages/languages.ts';
import { createSides } from '../parties/sides';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';

/** Few words, and no sentence, number or form field. */
const looksLikeHeading = /^\p{L}[\p{L}\p{M}'’&/-]{0,30}(?: (?:&|\p{L}[\p{L}\p{M}'’&/-]{0,29})){0,5}$/u;
/** As long as "the" in any language, with the space. */
const longestArticle = 4;
/** Counts or lists the clauses of a contract, and names none. */
const numberOnly =
  /^(?:ziff|art|artikel|article|artículo|clause|section|abs|(?:table of )?contents|índice|sommaire|table des matières|inhalt(?:sverzeichnis)?|(?:undécim|duodécim|decimo|décimo|vigésim|primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)\S{0,12}|(?:ال)?(?:اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|حادي)\S{0,2}(?: عشر\S?)?)$/i;
const numbering = /^(?:§ ?)?\(?(?:\d{1,3}|[a-z])(?:\.\d{1,3}){0,3}[.)]? ?-? ?(?=\p{Lu}|[\u0620-\u064a])/u;
/** A line of words alone without the end of a sentence: no item of a list and no field of a form. */
const mayBeTitle = /^\p{L}[\p{L}\p{M}'’&/ ,-]{2,60}(?<![ ,-])$/u;

/** So many sentences under one heading are about more than it says. */
const mostUnderTitle = 12;
/** The beginnings of words tell whether a sentence speaks of what its heading names. */
const wordStart = /[\p{L}\p{M}]{5}/gu;

/** The heading above, where it is likely to be what the sentence is about: what stands far below a heading need not be. */
export function titleAbove(sentence: Sentence, contract: ContractText): string | null {
  const title = headingAbove(sentence, contract);
  if (title === null || sentence.clause.sentences.length <= mostUnderTitle) return title;
  const words = sentence.words.toLowerCase();
  return title
    .toLowerCase()
    .match(wordStart)
    ?.some((start) => words.includes(start))
    ? title
    : null;
}

/**
 * What the heading above says that a sentence is about; null where none reads as a title. The words before a colon name
 * their own paragraph alone, and a line that stands between is nearer, though it may not have been known for a heading.
 */
export function headingAbove({ clause, start }: Sentence, contract: ContractText): string | null {
  const [first] = clause.sentences;
  const above = first ? contract.text.slice(first.start, start).split('\n').slice(0, -1) : [];
  const between = first?.isHeading ? above.slice(1) : above;
  const line = between.map((one) => one.replace(numbering, '')).findLast((one) => mayBeTitle.test(one));
  const titles = clause.heading.split(' / ');
  const isLabel = !first?.isHeading && above.length > 0;
  const heading = line ?? titles.at(isLabel ? -2 : -1) ?? '';
  return readsAsTitle(heading.replace(/^[\s–—-]+/u, '').trim(), contract);
}

function readsAsTitle(heading: string, contract: ContractText): string | null {
  const { language } = contract;
  // What the contract is called says nothing of its parts, and a party with a word behind it does something.
  const isOfAll = contract.sentences[0]?.words.toLowerCase() === heading.toLowerCase();
  const isActing = createSides(contract)
    .mentionsIn(heading)
    .some(({ start, end }) => start <= longestArticle && /^ \p{L}/u.test(heading.slice(end)));
  if (isOfAll || isActing) return null;
  const isSentence = compilePattern(languages[language].harms.sentenceWords, language).test(heading);
  return looksLikeHeading.test(heading) && !numberOnly.test(heading) && !isSentence ? heading : null;
}
