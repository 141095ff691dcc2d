import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { addPeriod, dayBefore } from '../read/calendar';
import { readDates } from '../read/dates';
import { inDays, readDurations } from '../read/durations';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import { type DatedStatement, withoutFiller } from './dated-statements';
import type { FoundTerm } from './find-term';
import { dayNamed } from './named-days';
import { isOfTrial } from './of-trial';

/** "Stay at the farm: 1 May 2027 to 8 May 2027": a label stands before a span, and next to nothing behind it. */
const labelledSpan = 32;
const bareSpan = 10;
const shortTerm = 28;
/** So near, what is done is what begins: "delivery of the goods takes place on". */
const performedNear = 40;
/** The words say that something begins; below it stands a span or a length of time alone. */
const surely = 4;
const shortSentence = 60;

export interface FoundStart {
  statement: DatedStatement;
  /** It is said of the contract, or of the time that it runs; else of what is done under it. */
  isOwn: boolean;
}

/** The words say so much more of a day where they say it of the contract. */
const ofContract = 10;

/** The first day of the contract, else of what it is for; null where it begins with an event. */
export function findStart(
  statements: readonly DatedStatement[],
  { agreed, term }: { agreed: DatedStatement | null; term: FoundTerm | null },
  contract: ContractText,
): FoundStart | null {
  let best: { statement: DatedStatement; score: number } | null = null;
  statements.forEach((statement, at) => {
    const weight = weigh(statement, statements[at + 1], contract);
    const score = weight > 0 && isOfContract(statement, weight, contract) ? weight + ofContract : weight;
    // Of a day of signing and a first day, the one that is not that of the contract.
    const isApart = best?.score === score && best.statement.date === agreed?.date && statement.date > agreed.date;
    if (score > (best?.score ?? 0) || isApart) best = { statement, score };
  });
  const found = best as { statement: DatedStatement; score: number } | null;
  if (found && found.score >= ofContract) return { statement: found.statement, isOwn: true };
  const named = startByName(statements, contract) ?? startWhenAgreed(agreed, term, contract);
  if (named) return { statement: named, isOwn: true };
  return found && { statement: found.statement, isOwn: false };
}

/** "The lease begins on", "Start:", "takes effect on"; not "your first lesson is on", "the Contractor shall start on". */
function isOfContract(statement: DatedStatement, weight: number, contract: ContractText) {
  const { before, after } = statement;
  const { language } = contract;
  const { own, performed, planned, startsOwn, startsAfter } = languages[language].dates;
  const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1);
  if (says(planned, language, ` ${clause}`)) return false;
  if (says(startsOwn, language, clause)) return !says(performed, language, ` ${clause.slice(-performedNear)}`);
  if (says(performed, language, clause)) return false;
  if (says(own, language, clause) || says(startsAfter, language, after)) return true;
  return weight < surely && isOfTerm(statement, contract);
}

/** A span that stands alone, or beside the length of time that it is; none that is a trial or what is done in it. */
function isOfTerm({ sentence, date }: DatedStatement, contract: ContractText) {
  const { language, sentences } = contract;
  const { own, notTermOf, performed } = languages[language].dates;
  const { words, clause, index } = sentence;
  const above = `${clause.heading} ${sentences[index - 1]?.words ?? ''}`;
  if (isOfTrial(sentence, contract)) return false;
  if (says(own, language, `${clause.heading} ${words}`)) return true;
  if (says(performed, language, words) || says(notTermOf, language, words)) return false;
  return (
    readDates(words, language).filter((one) => one.date && one.date > date).length > 0 &&
    (readDurations(words, language).length > 0 || says(own, language, above) || words.length < shortSentence)
  );
}

function weigh(statement: DatedStatement, next: DatedStatement | undefined, { language }: ContractText) {
  const words = languages[language].dates;
  const { before, after, sentence } = statement;
  if (leadsTo(statement, next, language) && !says(words.foreign, language, sentence.words)) return 3;
  if (
    says(words.pricedFrom, language, after) ||
    says(words.replaced, language, before) ||
    says(words.startOfElse, language, before) ||
    says(words.foreign, language, sentence.words) ||
    isOfRise(statement, language)
  )
    return 0;
  if (says(words.starts, language, before) || says(words.startsAfter, language, after)) return surely;
  if (!says(words.from, language, before)) return 0;
  const isSpan =
    next?.sentence === sentence &&
    next.date > statement.date &&
    says(words.spanEnd, language, withoutFiller(sentence.words.slice(statement.end, next.index), language));
  if (isSpan && says(words.own, language, before)) return 3;
  const beginsWithin = /[:|] ?$/.test(before) ? labelledSpan : bareSpan;
  if (isSpan && statement.index < beginsWithin && sentence.words.length - next.end < bareSpan) return 3;
  if (isSpan && says(words.own, language, `${sentence.clause.heading} ${sentence.words}`)) return 3;
  const term = readDurations(before, language).find(({ end }) => before.length - end < 30);
  // "The Seller helps for two weeks, from the 11th to the 22nd": so short a time stands by itself where it is the contract's.
  const isTerm =
    term && (inDays(term) >= shortTerm || statement.index <= labelledSpan || says(words.own, language, sentence.words));
  return isTerm && !says(words.notTerm, language, before) ? 3 : 0;
}

/** "Twenty-four months, from 11 January 2027 to 10 January 2029": the length of time that leads from one day to the next. */
function leadsTo({ date, sentence, index, end }: DatedStatement, next: DatedStatement | undefined, language: Locale) {
  const { words } = sentence;
  const { spanEnd, from, notTerm, notTermOf } = languages[language].dates;
  if (next?.sentence !== sentence || !says(spanEnd, language, withoutFiller(words.slice(end, next.index), language)))
    return false;
  if (!says(from, language, withoutFiller(words.slice(0, index), language)) || says(notTermOf, language, words))
    return false;
  return readDurations(words, language).some((duration) => {
    const after = inDays(duration) >= shortTerm ? addPeriod(date, duration) : null;
    const isOther = says(notTerm, language, words.slice(Math.max(0, duration.index - shortTerm), duration.index));
    return after !== null && !isOther && (next.date === after || next.date === dayBefore(after));
  });
}

/** "The rates rise on 1 March of each year, beginning on": what begins comes back, or is another price. */
function isOfRise({ before, after }: DatedStatement, language: Locale) {
  const { everyYear, recurring, acts, own } = languages[language].dates;
  const comesBack = [everyYear, acts.review].some((one) => says(one, language, before) || says(one, language, after));
  return (comesBack || says(recurring, language, before)) && !says(own, language, before);
}

/** "The contract begins on the opening day": on the day that is written beside that name. */
function startByName(statements: readonly DatedStatement[], { language, sentences }: ContractText) {
  const { startsByName, own, foreign } = languages[language].dates;
  for (const { words } of sentences) {
    if (!says(own, language, words) || says(foreign, language, words)) continue;
    const said = compilePattern(startsByName, language).exec(words);
    const date = said && dayNamed(words.slice(said.index + said[0].length), statements, language);
    if (date) return statements.find((one) => one.date === date) ?? null;
  }
  return null;
}

/** "takes effect on signature", "for a year from its date": the day on which it is made. */
function startWhenAgreed(agreed: DatedStatement | null, term: FoundTerm | null, contract: ContractText) {
  if (!agreed) return null;
  const { language, sentences } = contract;
  if (term?.isFromAgreement) return { ...agreed, passage: term.passage };
  const { startsWhenAgreed, foreign } = languages[language].dates;
  const sentence = sentences.find(
    ({ words }) => says(startsWhenAgreed, language, words) && !says(foreign, language, words),
  );
  if (!sentence) return null;
  const { start, end, words } = sentence;
  return { ...agreed, passage: { start, end, words, score: 0, sentence } };
}
