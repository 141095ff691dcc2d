import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { isLeftOut } from '../read/agreed-words';
import { readDates } from '../read/dates';
import { type Duration, inDays, readDurations } from '../read/durations';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';

export interface FoundTerm {
  duration: Duration;
  /** The least; the contract goes on after it. */
  isMinimum: boolean;
  /** Said of the contract, not of a right that it gives. */
  isOwn: boolean;
  /** Counted from the day on which the contract is made, so that that day is none of it. */
  isFromAgreement: boolean;
  /** The words right behind it say from when it is counted. */
  isAnchored: boolean;
  passage: Passage;
}

const around = 60;
const near = 40;
const leastScore = 3;

/** How long the contract runs; null where no length of time is said to be that. */
export function findTerm(contract: ContractText, isOfElse: (sentence: Sentence) => boolean): FoundTerm | null {
  let best: { term: FoundTerm; score: number } | null = null;
  const anchored = new Set<string>();
  for (const sentence of contract.sentences) {
    if ((sentence.isHeading && !/[:.]/.test(sentence.words)) || isOfElse(sentence)) continue;
    for (const duration of readDurations(sentence.words, contract.language)) {
      const score = weigh(duration, sentence, contract);
      if (score < leastScore) continue;
      const { words, start, end } = sentence;
      const { language } = contract;
      const isAnchored = says(
        languages[language].dates.termBehind,
        language,
        words.slice(duration.end, duration.end + around),
      );
      if (isAnchored) anchored.add(`${duration.amount} ${duration.unit}`);
      if (score <= (best?.score ?? 0)) continue;
      const isMinimum = says(languages[language].dates.minimum, language, words);
      const isFromAgreement = runsFromAgreement(words.slice(duration.end), contract);
      const isOwn = says(languages[language].dates.own, language, words.slice(0, duration.index));
      best = {
        term: {
          duration,
          isMinimum,
          isOwn,
          isFromAgreement,
          isAnchored,
          passage: { start, end, words, score, sentence },
        },
        score,
      };
    }
  }
  if (!best) return null;
  const { amount, unit } = best.term.duration;
  // "Term: one year. The contract lasts one year from its start": told twice, once from when.
  return { ...best.term, isAnchored: best.term.isAnchored || anchored.has(`${amount} ${unit}`) };
}

function weigh(duration: Duration, { words, clause }: Sentence, { language }: ContractText) {
  const { termAhead, termBehind, notTerm, notTermOf, foreign, own } = languages[language].dates;
  if (duration.unit === 'hour' || duration.unit === 'business-day' || duration.amount < 1) return 0;
  const ahead = words.slice(Math.max(0, duration.index - around), duration.index);
  const behind = words.slice(duration.end, duration.end + around);
  if (says(notTerm, language, ahead.slice(-near)) || says(notTerm, language, behind.slice(0, near / 2))) return 0;
  if (says(foreign, language, words) || says(notTermOf, language, words)) return 0;
  if (isBan(words, duration, language) || isLeftOut(words, duration.index, language)) return 0;
  const isAhead = says(termAhead, language, ahead);
  const isBehind = says(termBehind, language, behind);
  if (!isAhead && !isBehind) return 0;
  const isLabel = isAhead && /^[^:]{0,40}: ?[^:]{0,20}$/.test(words.slice(0, duration.index));
  const isDated = readDates(behind, language).some(({ index }) => index < near);
  const isOwn = says(own, language, `${clause.heading} ${words}`);
  if (!isOwn && !isLabel && !isDated) return 0;
  return (
    (isAhead ? 2 : 0) + (isBehind ? 1 : 0) + (isLabel ? 2 : 0) + (isOwn ? 1 : 0) + (inDays(duration) >= 28 ? 0 : -1)
  );
}

/** "For two years after the end the Seller shall not open a shop": how long somebody is bound by something else. */
function isBan(words: string, { index, end }: Duration, language: Locale) {
  const { banned, fromEnd, own } = languages[language].dates;
  if (says(fromEnd, language, words.slice(end, end + around))) return true;
  const before = words.slice(0, index);
  const clause = before.slice(Math.max(...['. ', '; ', ': '].map((mark) => before.lastIndexOf(mark))) + 1);
  // "For ten years the seller may sell to nobody else": the time stands first.
  const ahead = clause.trim().length < near / 2 ? words.slice(end, end + 2 * around) : '';
  return says(banned, language, `${clause} ${ahead}`) && !says(own, language, clause);
}

function runsFromAgreement(behind: string, { language }: ContractText) {
  return languages[language].dates.counted.some(
    (one) => one.from === 'agreement' && one.behind && !one.ahead && says(one.behind, language, behind),
  );
}

/** The contract runs until somebody ends it. */
export function runsOpen({ language, sentences }: ContractText): boolean {
  const { open, own, foreign, starts } = languages[language].dates;
  return sentences.some(
    ({ words, clause }) =>
      says(open, language, words) &&
      !says(foreign, language, words) &&
      (says(own, language, `${clause.heading} ${words}`) || says(starts, language, words)),
  );
}
