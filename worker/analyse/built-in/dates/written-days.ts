import type { Locale } from '#src/i18n/locale.schema.ts';
import type { DateAct } from '#worker/analyse/languages/dates-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { dayBefore, subtractPeriod } from '../read/calendar';
import { readDurations } from '../read/durations';
import { readNoticePeriod } from '../read/notice-period';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import { type ContractDay, kindOf, type MainDays } from './contract-day';
import { type DatedStatement, isLatest, withoutFiller } from './dated-statements';
import { isOfOther } from './of-other';
import { whatFor } from './what-for';

/** A sentence longer than this speaks of too much to tell what a day in it is for. */
const shortSentence = 220;
/** So near stands a length of time that is counted from the day. */
const nearBase = 24;
/** So near stands what is done on each of two days. */
const beside = 60;
/** So long a part between commas says by itself what is done. */
const longPart = 30;

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
function isAside(statement: DatedStatement, contract: ContractText) {
  const { before, sentence } = statement;
  const { language } = contract;
  const { until, agreed, notAgreed } = languages[language].dates;
  if (isOfOther(sentence, contract)) return true;
  if (isLatest(statement, language)) return false;
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
  const { tooLate, notBefore, ruledOut, effectiveOn, conditional } = languages[language].dates;
  const clause = clauseOf(before);
  const isIf = says(conditional, language, clause) || isBaseOfOther(before, language);
  const isFirst = says(tooLate, language, before) && says(ruledOut, language, statement.after);
  const isTooLate = !isIf && !isFirst && says(tooLate, language, before) && !says(notBefore, language, before);
  const near = isIf || isOfSpan || isFirst ? null : toldBeside(statement, contract);
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
/** "(by 10 April)" is said of what stands before the bracket. */
const clauseBehind = (after: string) => (after.startsWith(')') ? '' : (after.split(/[.;](?: |$)/)[0] ?? ''));

/** What the day is for by the words of its own clause; by those of its whole sentence only what binds nobody to it. */
function toldBeside(statement: DatedStatement, { language }: ContractText): DateAct | null {
  const { before, after, sentence, index } = statement;
  const { pricedFrom, acts, reckoned, free } = languages[language].dates;
  const ahead = sentence.words.slice(Math.max(0, index - beside), index);
  if (says(reckoned, language, clauseOf(before)) || says(reckoned, language, ahead)) return null;
  const own = whatFor(language, clauseOf(before), clauseBehind(after), clauseOf(sentence.words.slice(0, index)));
  const said = own ?? (sentence.words.length <= shortSentence ? whatFor(language, sentence.words) : null);
  const isDeadline = said === 'payment' || said === 'cancellation' || needsLast(said);
  if (said === 'payment' && (own === null || isOfOtherPart(statement, language))) return null;
  if (isDeadline && own === null && !isLatest(statement, language)) return null;
  // "2,640 a month from 1 January": the price holds from the day, on which nothing is paid.
  const isPriced = said === 'payment' && (isFrom(before, language) || says(pricedFrom, language, after));
  if (isPriced) return says(acts.review, language, sentence.words) ? 'review' : null;
  // "Anybody may leave by 31 March, and it costs nothing": later it costs something.
  if (said === 'notice' && says(free, language, sentence.words)) return 'cancellation';
  return said;
}

/** "I give it all back then, and it goes on as long as neither has written before": paid is in another part than the day. */
function isOfOtherPart({ before, after }: DatedStatement, language: Locale) {
  const { payment } = languages[language].dates.acts;
  const part = before.slice(Math.max(before.lastIndexOf(', '), before.lastIndexOf('، ')) + 1);
  return part.length > longPart && part.length < before.length && !says(payment, language, part + clauseBehind(after));
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
function isLastDay(statement: DatedStatement, { language }: ContractText) {
  const { before, sentence } = statement;
  const { tooLate, notBefore, lasts, ends, offered, endsOfElse } = languages[language].dates;
  const isTooLate = says(tooLate, language, before) && !says(notBefore, language, before);
  const isOther = [lasts, ends, endsOfElse].some((one) => says(one, language, clauseOf(before)));
  return (isLatest(statement, language) || isTooLate) && !isOther && !says(offered, language, sentence.words);
}

function needsLast(act: DateAct | null) {
  return act === 'renewal' || act === 'notice';
}
