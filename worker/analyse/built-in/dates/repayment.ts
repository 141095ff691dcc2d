import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { addPeriod } from '../read/calendar';
import type { Duration } from '../read/durations';
import { readNumberAtEnd } from '../read/numbers';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';
import type { ContractDay } from './contract-day';
import type { DatedStatement } from './dated-statements';

/** What is paid in equal parts on days that follow one another. */
export interface Repayment {
  /** The parts pay a loan back: the contract begins when it is paid out and ends with the last of them. */
  isLoan: boolean;
  paidOut: DatedStatement | null;
  first: DatedStatement | null;
  last: LastPart | null;
}

export interface LastPart {
  date: string;
  passage: Passage;
  /** How it follows where it is not written. */
  counted: { base: string; period: Pick<Duration, 'amount' | 'unit'> } | null;
}

const opening = 2500;
const oftenEnough = 3;
const fewestParts = 3;
const mostParts = 480;
const cadences = ['week', 'month', 'quarter', 'year'] as const;

export function findRepayment(statements: readonly DatedStatement[], contract: ContractText): Repayment {
  const { language, sentences } = contract;
  const { first, last, lends } = languages[language].instalments;
  const own = statements.filter(({ sentence }) => !says(languages[language].dates.foreign, language, sentence.words));
  const lending = sentences.filter(({ words }) => says(lends, language, words));
  const isLoan = lending.length >= oftenEnough && (lending[0]?.start ?? opening) < opening;
  const firstPart = own.find(({ before }) => says(first, language, before)) ?? null;
  const written = own.find(({ before, date }) => says(last, language, before) && (!firstPart || date > firstPart.date));
  return {
    isLoan,
    paidOut: isLoan ? findPaidOut(own, firstPart, contract) : null,
    first: firstPart,
    last: written
      ? { date: written.date, passage: written.passage, counted: null }
      : firstPart && countLast(firstPart, contract),
  };
}

/** "Twenty monthly instalments, the first on 10 January 2027": the last is nineteen months later. */
function countLast(first: DatedStatement, { language, sentences }: ContractText): LastPart | null {
  const { parts, every } = languages[language].instalments;
  const { sentence } = first;
  const beside = [
    sentence,
    sentences[sentence.index - 1],
    sentences[sentence.index + 1],
    sentences[sentence.index - 2],
  ];
  const said = beside.filter((one): one is Sentence => one !== undefined && one.clause === sentence.clause);
  for (const { words } of said) {
    for (const match of words.matchAll(compilePattern(parts, language, 'g'))) {
      const count = readNumberAtEnd(words.slice(0, match.index).trimEnd(), language)?.value ?? 0;
      if (!Number.isInteger(count) || count < fewestParts || count > mostParts) continue;
      const unit = cadences.find((one) => said.some((near) => says(every[one], language, near.words)));
      const period = unit && { amount: count - 1, unit };
      const date = period && addPeriod(first.date, period);
      if (!date) continue;
      return { date, passage: first.passage, counted: { base: first.date, period } };
    }
  }
  return null;
}

/** The first day on which the money that is lent is handed over. */
function findPaidOut(statements: readonly DatedStatement[], first: DatedStatement | null, { language }: ContractText) {
  const { paidOut, paidOutAfter, paidBack } = languages[language].instalments;
  const days = statements.filter(({ before, after, date, sentence }) => {
    if (first && date >= first.date) return false;
    const ahead = `${sentence.lead} ${before}`;
    if (says(paidBack, language, before)) return false;
    return says(paidOut, language, before) || says(paidOut, language, ahead) || says(paidOutAfter, language, after);
  });
  return days.sort((a, b) => a.date.localeCompare(b.date))[0] ?? null;
}

/** The day of the last part, where it is counted. */
export function lastPartOf({ last }: Repayment): ContractDay[] {
  if (!last?.counted) return [];
  const { date, passage, counted } = last;
  return [{ kind: 'payment', date, about: 'payment', passage, counted: { ...counted, direction: 'after' } }];
}
