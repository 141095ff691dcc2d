import type { Locale } from '#src/i18n/locale.schema.ts';
import type { DateAct } from '#worker/analyse/languages/dates-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { dayBefore, subtractPeriod } from '../read/calendar';
import { readDurations } from '../read/durations';
import { readNoticePeriod } from '../read/notice-period';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import { type ContractDay, kindOf, type MainDays } from './contract-day';
import { type DatedStatement, withoutFiller } from './dated-statements';
import { isOfOther } from './of-other';
import { whatFor } from './what-for';

/** A sentence longer than this speaks of too much to tell what a day in it is for. */
const shortSentence = 220;
/** So near stands a length of time that is counted from the day. */
const nearBase = 24;

/** The days that the contract names and that are neither its date nor its start or end. */
export function findWrittenDays(
  statements: readonly DatedStatement[],
  { agreed, start: first, begins, end }: MainDays,
  contract: ContractText,
): ContractDay[] {
  const { language } = contract;
  const start = first ?? begins;
  return statements.flatMap((statement, at) => {
    const { date, sentence } = statement;
    const isStart = start?.date === date && start.sentence === sentence;
    const isEnd = end?.date === date && end.passage.sentence === sentence;
    // "What still stands there on 30 November" is that of the year in which the contract ends.
    if (statement.inferred === 'year' && end?.date.slice(5) === date.slice(5)) return [];
    if (isStart || isEnd || (agreed && date <= agreed.date) || isAside(statement, contract)) return [];
    const isOfSpan = inSpan(statements[at - 1], statement, language) || inSpan(statement, statements[at + 1], language);
    return [dayOf(statement, isOfSpan, contract)];
  });
}

/** The date of a version, a law or a birth, or a day of somebody else's contract. */
function isAside({ before, after, sentence }: DatedStatement, contract: ContractText) {
  const { language } = contract;
  const { until, agreed, notAgreed, atLatest } = languages[language].dates;
  if (isOfOther(sentence, contract)) return true;
  if (says(atLatest, language, before) || says(atLatest, language, after)) return false;
  return !says(until, language, before) && (says(agreed, language, before) || says(notAgreed, language, before));
}

function inSpan(first: DatedStatement | undefined, last: DatedStatement | undefined, language: Locale) {
  if (!first || !last || first.sentence !== last.sentence || last.date <= first.date) return false;
  const between = withoutFiller(first.sentence.words.slice(first.end, last.index), language);
  return says(languages[language].dates.spanEnd, language, between);
}

function dayOf(statement: DatedStatement, isOfSpan: boolean, contract: ContractText): ContractDay {
  const { date, inferred, before, sentence, passage } = statement;
  const { language } = contract;
  const { tooLate, notBefore, effectiveOn, conditional } = languages[language].dates;
  const clause = clauseOf(before);
  const isIf = says(conditional, language, clause) || isBaseOfOther(before, language);
  const isTooLate = !isIf && says(tooLate, language, before) && !says(notBefore, language, before);
  const near = isIf || isOfSpan ? null : toldBeside(statement, contract);
  const isWhenItEnds = needsLast(near) && says(effectiveOn, language, before);
  const act = isWhenItEnds || (needsLast(near) && !isLastDay(statement, contract)) ? null : near;
  const notice = isWhenItEnds ? readNoticePeriod(sentence.words, language) : null;
  const last = notice && subtractPeriod(date, notice);
  if (notice && last)
    return {
      ...{ kind: kindOf(near), date: last, about: near, passage, inferred },
      counted: { base: date, period: notice, direction: 'before' },
    };
  return {
    kind: kindOf(act),
    date: isTooLate && near ? dayBefore(date) : date,
    about: act,
    passage,
    counted: isTooLate && near ? { base: date, period: { amount: 1, unit: 'day' }, direction: 'before' } : null,
    inferred,
  };
}

/** The words on one side of the date, up to where another thing is said. */
const clauseOf = (before: string) => before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1);
const clauseBehind = (after: string) => after.split(/[.;](?: |$)/)[0] ?? '';

/** What the day is for by the words of its own clause; by those of its whole sentence only what binds nobody to it. */
function toldBeside({ before, after, sentence, index }: DatedStatement, { language }: ContractText): DateAct | null {
  const { pricedFrom, acts } = languages[language].dates;
  const own = whatFor(language, clauseOf(before), clauseBehind(after), clauseOf(sentence.words.slice(0, index)));
  const said = own ?? (sentence.words.length <= shortSentence ? whatFor(language, sentence.words) : null);
  const isDeadline = said === 'payment' || said === 'cancellation' || needsLast(said);
  if (said === 'payment' && own === null) return null;
  if (isDeadline && own === null && !says(languages[language].dates.atLatest, language, before)) return null;
  // "2,640 a month from 1 January": the price holds from the day, on which nothing is paid.
  const isPriced = said === 'payment' && (isFrom(before, language) || says(pricedFrom, language, after));
  if (isPriced) return says(acts.review, language, sentence.words) ? 'review' : null;
  return said;
}

/** "Sixty days from 31 January": what is done is not done on the day, but so long after it. */
function isBaseOfOther(before: string, language: Locale) {
  const duration = readDurations(before, language).at(-1);
  const { effectiveOn } = languages[language].dates;
  if (!duration || before.length - duration.end > nearBase || says(effectiveOn, language, before)) return false;
  return isFrom(before, language);
}

/** "From", and not the "antes del" that ends with the same word. */
const isFrom = (before: string, language: Locale) =>
  says(languages[language].dates.from, language, before) && !says(languages[language].dates.atLatest, language, before);

/** A notice may be named beside any day; a last day to give it is said to be that, and that it has to be given. */
function isLastDay({ before, after, sentence }: DatedStatement, { language }: ContractText) {
  const { atLatest, tooLate, notBefore, lasts, ends, offered, endsOfElse } = languages[language].dates;
  const isBy = says(atLatest, language, before) || says(atLatest, language, after);
  const isTooLate = says(tooLate, language, before) && !says(notBefore, language, before);
  const isOther = [lasts, ends, endsOfElse].some((one) => says(one, language, clauseOf(before)));
  return (isBy || isTooLate) && !isOther && !says(offered, language, sentence.words);
}

function needsLast(act: DateAct | null) {
  return act === 'renewal' || act === 'notice';
}
