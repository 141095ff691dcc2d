import { languages } from '#worker/analyse/languages/languages.ts';
import { inDays, readDurations } from '../read/durations';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import { type DatedStatement, withoutFiller } from './dated-statements';
import type { FoundTerm } from './find-term';
import { dayNamed } from './named-days';

/** "Stay at the farm: 1 May 2027 to 8 May 2027": a label stands before a span, and next to nothing behind it. */
const labelledSpan = 32;
const bareSpan = 10;
const shortTerm = 28;

/** The first day of the contract or of what it is for; null where it begins with an event. */
export function findStart(
  statements: readonly DatedStatement[],
  { agreed, term }: { agreed: DatedStatement | null; term: FoundTerm | null },
  contract: ContractText,
): DatedStatement | null {
  let best: { statement: DatedStatement; score: number } | null = null;
  statements.forEach((statement, at) => {
    const score = weigh(statement, statements[at + 1], contract);
    // Of a day of signing and a first day, the one that is not that of the contract.
    const isApart = best?.score === score && best.statement.date === agreed?.date && statement.date > agreed.date;
    if (score > (best?.score ?? 0) || isApart) best = { statement, score };
  });
  const found = best as { statement: DatedStatement; score: number } | null;
  return found?.statement ?? startByName(statements, contract) ?? startWhenAgreed(agreed, term, contract);
}

function weigh(statement: DatedStatement, next: DatedStatement | undefined, { language }: ContractText) {
  const words = languages[language].dates;
  const { before, after, sentence } = statement;
  if (
    says(words.pricedFrom, language, after) ||
    says(words.replaced, language, before) ||
    says(words.startOfElse, language, before) ||
    says(words.foreign, language, sentence.words)
  )
    return 0;
  if (says(words.starts, language, before) || says(words.startsAfter, language, after)) return 4;
  if (!says(words.from, language, before)) return 0;
  const isSpan =
    next?.sentence === sentence &&
    next.date > statement.date &&
    says(words.spanEnd, language, withoutFiller(sentence.words.slice(statement.end, next.index), language));
  const beginsWithin = /[:|] ?$/.test(before) ? labelledSpan : bareSpan;
  if (isSpan && statement.index < beginsWithin && sentence.words.length - next.end < bareSpan) return 3;
  if (isSpan && says(words.own, language, `${sentence.clause.heading} ${sentence.words}`)) return 3;
  const term = readDurations(before, language).find(({ end }) => before.length - end < 30);
  // "The Seller helps for two weeks, from the 11th to the 22nd": so short a time stands by itself where it is the contract's.
  const isTerm =
    term && (inDays(term) >= shortTerm || statement.index <= labelledSpan || says(words.own, language, sentence.words));
  return isTerm && !says(words.notTerm, language, before) ? 3 : 0;
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
