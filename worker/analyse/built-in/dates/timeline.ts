import { languages } from '#worker/analyse/languages/languages.ts';
import { countEach } from '../count-each';
import { firstOfEach } from '../first-of-each';
import { learnedModels } from '../learned/weights';
import { atOnce, longStep, type Steps } from '../steps';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';
import type { ContractDay, ContractEnd, MainDays } from './contract-day';
import { findCountedDays } from './counted-days';
import { readDateOrder } from './date-order';
import { type DatedStatement, statementsInSteps } from './dated-statements';
import { findDueDays } from './due-days';
import { findAgreed } from './find-agreed';
import { findEnd } from './find-end';
import { findStart } from './find-start';
import { type FoundTerm, findTerm, runsOpen } from './find-term';
import { type DayRole, likelyDay, scoresInSteps } from './likely-day';
import { namedBase } from './named-days';
import { isOfTrial } from './of-trial';
import { findOlderPapers } from './older-papers';
import { findRepayment, lastPartOf, type Repayment } from './repayment';
import { findWrittenDays } from './written-days';

/** The days of a contract. */
export interface Timeline extends MainDays {
  /** Other days by which something has to be done or happens. */
  days: readonly ContractDay[];
  /** It speaks of an older paper, and of its term. */
  isOfOlderPaper: (sentence: Sentence) => boolean;
}

const timelines = new WeakMap<ContractText, Timeline>();

export const timelineOf = (contract: ContractText): Timeline => atOnce(timelineInSteps(contract));

/** The same; once it is read, it is known. */
export function* timelineInSteps(contract: ContractText): Steps<Timeline> {
  let timeline = timelines.get(contract);
  if (!timeline) {
    timeline = yield* readTimeline(contract);
    timelines.set(contract, timeline);
  }
  return timeline;
}

/** The days that a contract names, and the one on which it is made; those without a year lie behind that one. */
export function* readDays(
  contract: ContractText,
): Steps<{ agreed: DatedStatement | null; statements: DatedStatement[] }> {
  const order = readDateOrder(contract);
  const statements = yield* statementsInSteps(contract, { order });
  yield longStep;
  const agreed = findAgreed(statements, contract) ?? (yield* learnedAgreed(statements, contract));
  return { agreed, statements: yield* statementsInSteps(contract, { order, notBefore: agreed?.date ?? null }) };
}

function* readTimeline(contract: ContractText): Steps<Timeline> {
  const { agreed, statements: all } = yield* readDays(contract);
  const older = findOlderPapers(all, agreed, contract);
  const isOfOlderPaper = (sentence: Sentence) => older.has(sentence);
  const statements = all.filter(({ sentence }) => !isOfOlderPaper(sentence));
  const term = findTerm(contract, isOfOlderPaper);
  yield longStep;
  const repaid = findRepayment(statements, contract);
  const found = findStart(statements, { agreed, term }, contract);
  const said = startOf(repaid, found?.statement ?? null);
  const start = (found?.isOwn ? said : null) ?? startOfTerm(term, statements, contract);
  const begins = start ? null : (repaid.paidOut ?? said ?? (yield* learnedStart(statements, contract)));
  yield longStep;
  const isOpen = runsOpen(contract);
  const read = endOfLoan(repaid) ?? findEnd({ statements, agreed, start, begins, term, isOpen }, contract);
  const first = start ?? begins;
  const likely = isSureEnd(read) ? read : yield* learnedEnd(statements, { start: first, term, isOpen }, contract);
  const end = likely ?? read;
  const known = { agreed, start, begins, term, end, isOpen };
  yield longStep;
  const counted = findCountedDays({ ...known, end: likely }, statements, contract);
  yield longStep;
  const written = [
    ...findWrittenDays(statements, known, contract),
    ...counted.filter(({ passage }) => !isOfOlderPaper(passage.sentence)),
    ...lastPartOf(repaid),
  ];
  yield longStep;
  const told = new Set(written.map(({ date }) => date));
  const days = [...written, ...findDueDays(known, contract).filter(({ date }) => !told.has(date))];
  return { ...known, isOfOlderPaper, days: firstOfEach(days, ({ kind, date }) => `${kind} ${date}`) };
}

/** "Term: 48 months from installation", where the day of the installation is written. */
function startOfTerm(term: FoundTerm | null, statements: readonly DatedStatement[], { language }: ContractText) {
  const base = term && namedBase(term.duration, term.passage.words, statements, language);
  return (base?.direction === 'after' && statements.find(({ date }) => date === base.date)) || null;
}

/** A loan does not begin with the first payment of it. */
const startOf = ({ isLoan, first }: Repayment, start: DatedStatement | null) =>
  isLoan && first && start?.date === first.date ? null : start;

const endOfLoan = ({ isLoan, last }: Repayment): ContractEnd | null =>
  isLoan && last ? { date: last.date, passage: last.passage, counted: null } : null;

/** A last day that only may follow from a length of time is not told. */
const isSureEnd = (end: ContractEnd | null) => end !== null && (end.counted === null || end.counted.isAnchored);

const models = { agreed: 'agreedDay', start: 'startDay', end: 'endDay' } as const satisfies Record<DayRole, string>;

/** Where no rule finds the day, the one that what was learned is sure of. */
function* learnedDay(
  role: DayRole,
  statements: readonly DatedStatement[],
  contract: ContractText,
): Steps<DatedStatement | null> {
  const { foreign, acts } = languages[contract.language].dates;
  // Where other contracts are listed by their dates, none is that of this one.
  const named = countEach(statements.map(({ sentence }) => sentence));
  const isListed = (sentence: Sentence) => (named.get(sentence) ?? 0) > 1;
  const { first, last } = languages[contract.language].instalments;
  const isPart = (before: string) => says(first, contract.language, before) || says(last, contract.language, before);
  const own = statements.filter(
    ({ sentence, before }) =>
      !says(foreign, contract.language, sentence.words) &&
      !(role === 'agreed' && isListed(sentence)) &&
      !(role === 'end' ? says(acts.probation, contract.language, sentence.words) : isPart(before)),
  );
  yield longStep;
  return likelyDay(yield* scoresInSteps(learnedModels()[models[role]], own, contract), role);
}

/**
 * A day of which the words say that something begins, ends, or is due by then is not said to be the one on which it was
 * agreed; nor is that of a contract which this one changes.
 */
function* learnedAgreed(statements: readonly DatedStatement[], contract: ContractText): Steps<DatedStatement | null> {
  const begins = findStart(statements, { agreed: null, term: null }, contract);
  const { notAgreed, until, lasts, atLatest } = languages[contract.language].dates;
  const isOfOther = (before: string) =>
    [notAgreed, until, lasts, atLatest].some((one) => says(one, contract.language, before));
  return yield* learnedDay(
    'agreed',
    statements.filter(({ date, before }) => date !== begins?.statement.date && !isOfOther(before)),
    contract,
  );
}

/** No day until which something is done, by which something is paid, or on which a condition rests. */
function* learnedStart(statements: readonly DatedStatement[], contract: ContractText): Steps<DatedStatement | null> {
  const { until, atLatest, conditional, acts } = languages[contract.language].dates;
  const others = [until, atLatest, conditional, acts.payment, acts.review];
  const likely = yield* learnedDay('start', statements, contract);
  return likely && !others.some((one) => says(one, contract.language, likely.before)) ? likely : null;
}

function* learnedEnd(
  statements: readonly DatedStatement[],
  { start, term, isOpen }: Pick<MainDays, 'start' | 'term' | 'isOpen'>,
  contract: ContractText,
): Steps<ContractEnd | null> {
  const { own, endsOfElse } = languages[contract.language].dates;
  const last = isOpen || term?.isMinimum ? null : yield* learnedDay('end', statements, contract);
  const isOwn =
    last &&
    says(own, contract.language, last.sentence.words) &&
    !says(endsOfElse, contract.language, last.before) &&
    !isOfTrial(last.sentence, contract);
  return isOwn && !(start && last.date <= start.date)
    ? { date: last.date, passage: last.passage, counted: null }
    : null;
}
