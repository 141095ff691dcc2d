import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import type { Span } from '../text/sentences';
import { findTitleLine } from './title-line';
import { trimTitle } from './trim-title';

const titlePage = 1500;
const longestTitle = 140;
const notTitle =
  /table of contents|^page \d|^exhibit\b.{0,12}$|^schedule\b|^annex\b|confidential treatment|^source:|^(?:your|our) |^(?:القسم|المادة|البند|الفقرة)|(?:portions|omitted|redacted).{0,60}$|\bthis agreement\.?$|^date of |^-{2}|(?:^|\s)(?:reverso|rückseite|verso)\b|^règlement intérieur$/i;
const numbered = /^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]? /;

/** "We call it the Main Agreement": what another document is called. */
const isCalled = /\bcall(?:ed)? (?:it |this )?(?:the |an? )?"?$/i;

/** "Agreement Fee", "Licence terms": a heading inside the contract. */
const aboutContract =
  /^(?:agreement|contract|lease|licen[cs]e) (?!(?:to|for|of|on|with|regarding|relating|and|&|no|number|agreement|between)\b)/i;

/** The title of the document; the first mention of it when it has no line of its own. */
export function findDocumentName(contract: ContractText): Passage[] {
  const { sentences, language } = contract;
  const line = findTitleLine(contract);
  if (line) return [lineOf(line, contract)];
  const noun = compilePattern(languages[language].opening.titleNoun, language);
  let fallback: Passage | null = null;
  for (const sentence of sentences) {
    if (sentence.start > titlePage) break;
    const { words } = sentence;
    if (notTitle.test(words) || numbered.test(words)) continue;
    const match = noun.exec(words.slice(0, 400));
    if (!match) continue;
    if (isTitle(sentence, match, contract)) return [titleOf(sentence, language)];
    const title = titleInside(words.slice(0, 400), language);
    if (title) {
      const { start, end } = trimTitle(title[0].trimEnd(), language);
      return [passageOf(sentence, title.index + start, end - start, 2)];
    }
    const mention = mentionIn(words, match);
    if (isNaming(mention, language) && !isCalled.test(words.slice(0, match.index))) {
      const { start, end } = trimTitle(mention.trimEnd(), language);
      fallback ??= passageOf(sentence, match.index + start, end - start, 1);
    }
  }
  return fallback ? [fallback] : [];
}

/** "The rent", "Le bail": a clause is about it. */
const withArticle = /^(?:the|le|la|les|l'|el|los|las|der|die|das) ?\p{L}/iu;
/** A word alone further down heads a clause: "Payment". */
const firstLines = 300;

function isTitle(sentence: Sentence, match: RegExpExecArray, { language }: ContractText) {
  const { words } = sentence;
  const isFirst = sentence.start < titlePage;
  if (words.length > longestTitle || match.index > (isFirst || language === 'en' ? 90 : 25)) return false;
  if (!languages[language].writing.hasCapitals) return sentence.isHeading;
  if (withArticle.test(words) && !isShouted(words)) return false;
  if (sentence.start > firstLines && !words.includes(' ') && !isShouted(words)) return false;
  if (language === 'en' && (aboutContract.test(words) || (!isFirst && !words.includes(' ')))) return false;
  return (isShouted(words) && !/[.;]$/.test(words)) || isTitled(words) || (sentence.isHeading && !/[.;]$/.test(words));
}

/** The title as the document writes it, where it has one and does not only mention what it is. */
export function ownTitle(contract: ContractText): string | null {
  const [title] = findDocumentName(contract);
  return title?.score === 3 ? contract.cite(title).quote.replace(/\s+/g, ' ') : null;
}

/** A title on a line of its own among the first. */
function lineOf({ start, end }: Span, { text, sentences, language }: ContractText): Passage {
  const words = text.slice(start, end);
  const own = trimTitle(words, language);
  const sentence = sentences.findLast((one) => one.start <= start) ?? (sentences[0] as Sentence);
  const from = start + own.start;
  return { start: from, end: start + own.end, words: words.slice(own.start, own.end), score: 3, sentence };
}

function titleOf(sentence: Sentence, language: ContractText['language']): Passage {
  const { start, end } = trimTitle(sentence.words, language);
  return passageOf(sentence, start, end - start, 3);
}

function passageOf(sentence: Sentence, index: number, length: number, score: number): Passage {
  const start = sentence.start + index;
  return { start, end: start + length, words: sentence.words.slice(index, index + length), score, sentence };
}

/** Lower case does not end a name outside English, so words behind its noun belong to it only on a line of their own. */
function mentionIn(words: string, match: RegExpExecArray): string {
  const isWholeLine = !/[\p{L}\d]/u.test(words.replace(match[0], ''));
  return isWholeLine ? match[0] : (match.groups?.noun ?? match[0]);
}

/** "Terms", "conditions l": a mention that names nothing. */
function isNaming(words: string, language: ContractText['language']) {
  const long = words.match(/(?<![\p{L}-])[\p{L}-]{4,}/gu) ?? [];
  if (language === 'en') return long.length >= 2 && long.every((word) => /^(?:\p{Lu}|\p{Ll}-)/u.test(word));
  return /^[\p{Lu}\p{Lo}]/u.test(words) && (long.length >= 2 || words.trim().length >= 14);
}

/** "This Software Hosting Agreement (the "Agreement") is entered into", "… EX-10 SUPPLY AGREEMENT THIS SUPPLY …". */
function titleInside(words: string, language: ContractText['language']) {
  if (language !== 'en') return null;
  const capitals = /\b(?:[A-Z][A-Z&/,'-]{0,60} ){0,10}(?:AGREEMENT|CONTRACT|LEASE|AMENDMENT NO\. ?\d+)\b/.exec(words);
  if (capitals) {
    const index = capitals.index + (/^(?:THIS|EXHIBIT|EXECUTION COPY|COPY)\s/.exec(capitals[0])?.[0].length ?? 0);
    const name = words.slice(index, capitals.index + capitals[0].length);
    if (name.includes(' ')) return { 0: name, index };
  }
  const titled = /\b[Tt]his ((?:[A-Z][\w&/.'-]{0,60} |of |and |for ){1,9}(?:Agreement|Contract|Lease))\b/.exec(words);
  if (titled?.[1]) return { 0: titled[1], index: titled.index + titled[0].length - titled[1].length };
  return null;
}

function isShouted(words: string) {
  const letters = words.replace(/[^\p{L}]/gu, '');
  return letters.length > 5 && letters === letters.toUpperCase() && /\p{Lu}/u.test(letters);
}

function isTitled(words: string) {
  const parts = words.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  return (
    !/[.:;,]$/.test(words) &&
    parts.length > 0 &&
    parts.length <= 12 &&
    parts.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word))
  );
}
