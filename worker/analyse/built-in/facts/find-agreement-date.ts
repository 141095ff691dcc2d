import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { monthPattern } from '../read/date-shapes';
import { readDates } from '../read/dates';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';

const opening = 7000;
const closing = 3500;
const leastScore = 2;

/** The date that the contract bears: in its opening, else above the signatures. */
export function findAgreementDate(contract: ContractText): Passage[] {
  const { sentences, text } = contract;
  const early = sentences.filter(({ start }) => start < opening);
  const late = sentences.filter(({ start }) => start > Math.max(opening, text.length - closing)).reverse();
  let best: Passage | null = null;
  for (const sentence of [...early, ...late]) {
    const passage = weighDates(sentence, contract);
    const bonus = sentence.start < 2500 ? 2 : sentence.start < opening ? 1 : 0;
    if (passage && (!best || passage.score + bonus > best.score)) best = { ...passage, score: passage.score + bonus };
  }
  return best && best.score >= leastScore ? [best] : [];
}

function weighDates(sentence: Sentence, { language }: ContractText): Passage | null {
  const found = readDates(sentence.words, language)[0] ?? openDate(sentence.words, language);
  if (!found) return null;
  const before = sentence.words.slice(Math.max(0, found.index - 90), found.index);
  const { dated, otherDate } = languages[language].opening;
  const says = (pattern: RegExp, words: string) => compilePattern(pattern, language).test(words);
  let score = 0;
  if (says(dated, before)) score += 2;
  if (sentence.words.length < 60) score += 1;
  if (says(otherDate, before)) score -= 3;
  if (score < 0) return null;
  const start = sentence.start + found.index;
  const end = sentence.start + found.end;
  return { start, end, words: sentence.words.slice(found.index, found.end), score, sentence };
}

/** "this ____ day of March, 2018", "July 2013": written, but not a day. */
function openDate(words: string, language: ContractText['language']) {
  const pattern = new RegExp(
    `(?:(?:(?<!_)_{2,600}|\\[[^\\]]{0,8}\\]|\\d{0,2}) ?(?:day of|de|\\.)? ?)?(?<!\\p{L})(?:${monthPattern(language)}),? (?:de |of )?\\d{4}(?!\\d)`,
    'iu',
  );
  const match = pattern.exec(words.slice(0, 600));
  return match && { date: null, index: match.index, end: match.index + match[0].length };
}
