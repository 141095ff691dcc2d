import type { Locale } from '#src/i18n/locale.schema.ts';
import type { DateAct } from '#worker/analyse/languages/dates-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { dayBefore, subtractPeriod } from '../read/calendar';
import { readNoticePeriod } from '../read/notice-period';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import { type ContractDay, kindOf, type MainDays } from './contract-day';
import type { DatedStatement } from './dated-statements';
import { whatFor } from './what-for';

/** A sentence longer than this speaks of too much to tell what a day in it is for. */
const shortSentence = 220;

/** The days that the contract names and that are neither its date nor its start or end. */
export function findWrittenDays(
  statements: readonly DatedStatement[],
  { agreed, start, end }: MainDays,
  { language }: ContractText,
): ContractDay[] {
  return statements.flatMap((statement, at) => {
    const { date, sentence } = statement;
    const isStart = start?.date === date && start.sentence === sentence;
    const isEnd = end?.date === date && end.passage.sentence === sentence;
    // "What still stands there on 30 November" is that of the year in which the contract ends.
    if (statement.inferred === 'year' && end?.date.slice(5) === date.slice(5)) return [];
    if (isStart || isEnd || (agreed && date <= agreed.date) || isAside(statement, language)) return [];
    const isOfSpan = inSpan(statements[at - 1], statement, language) || inSpan(statement, statements[at + 1], language);
    return [dayOf(statement, isOfSpan, language)];
  });
}

/** The date of a version, a law or a birth, or a day of somebody else's contract. */
function isAside({ before, after, sentence }: DatedStatement, language: Locale) {
  const { until, agreed, notAgreed, foreign, atLatest } = languages[language].dates;
  if (says(foreign, language, sentence.words)) return true;
  if (says(atLatest, language, before) || says(atLatest, language, after)) return false;
  return !says(until, language, before) && (says(agreed, language, before) || says(notAgreed, language, before));
}

function inSpan(first: DatedStatement | undefined, last: DatedStatement | undefined, language: Locale) {
  if (!first || !last || first.sentence !== last.sentence || last.date <= first.date) return false;
  return says(languages[language].dates.spanEnd, language, first.sentence.words.slice(first.end, last.index));
}

function dayOf(statement: DatedStatement, isOfSpan: boolean, language: Locale): ContractDay {
  const { date, inferred, before, after, sentence, passage } = statement;
  const { until, tooLate, notBefore, effectiveOn } = languages[language].dates;
  const isLast = says(until, language, before);
  const isTooLate = says(tooLate, language, before) && !says(notBefore, language, before);
  const near = whatFor(language, before, after, sentence.words.length <= shortSentence ? sentence.words : '');
  const isWhenItEnds = needsLast(near) && says(effectiveOn, language, before);
  const act = isOfSpan || isWhenItEnds || (needsLast(near) && !isLast && !isTooLate) ? null : near;
  const notice = isWhenItEnds ? readNoticePeriod(sentence.words, language) : null;
  const last = notice && subtractPeriod(date, notice);
  if (notice && last)
    return {
      ...{ kind: kindOf(near), date: last, about: near, passage, inferred },
      counted: { base: date, period: notice, direction: 'before' },
    };
  return {
    kind: kindOf(act),
    date: isTooLate && act ? dayBefore(date) : date,
    about: act,
    passage,
    counted: isTooLate && act ? { base: date, period: { amount: 1, unit: 'day' }, direction: 'before' } : null,
    inferred,
  };
}

/** A notice may be named beside any day; a last day to give it is said to be that. */
function needsLast(act: DateAct | null) {
  return act === 'renewal' || act === 'notice';
}
