import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import { type DatedStatement, isLatest } from './dated-statements';

const opening = 3000;
const closing = 1500;
const shortLine = 70;
/** Nothing but a place before it: "Leeds, 3 May 2026". */
const placeAlone = /^$|^[^:;]{2,45}, (?:\S{1,4} )?$/;
/** "Lille, 3 May 2026, in two copies" */
const onlyCopies = /^[\s.),_|]*$|^, [^\d.;:]{0,40}\.?$/;
const leastScore = 3;
/** So long a text has other dates beside its signatures: of annexes, of forms. */
const longText = 40_000;

/**
 * The day on which the contract is made: where it says so, or alone with a place above or below it. Of several the
 * last: all have then signed, and a contract that this one changes was made before. */
export function findAgreed(statements: readonly DatedStatement[], contract: ContractText): DatedStatement | null {
  let best: { statement: DatedStatement; score: number } | null = null;
  for (const statement of statements) {
    const score = weigh(statement, contract);
    if (score < leastScore) continue;
    const isLater = best && score === best.score && statement.date > best.statement.date;
    if (!best || score > best.score || isLater) best = { statement, score };
  }
  return best?.statement ?? null;
}

const namesParties = (words: string, language: Locale) => words.search(languages[language].opening.openers) >= 0;

const clauseOf = (before: string) => before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1);

function weigh(statement: DatedStatement, { language, text }: ContractText) {
  const { before, after, sentence, index } = statement;
  const { agreed, consented, dated, notAgreed, lasts, until, starts, conditional } = languages[language].dates;
  const { first, last } = languages[language].instalments;
  if (says(notAgreed, language, before) || says(lasts, language, before)) return 0;
  if (says(first, language, before) || says(last, language, before)) return 0;
  // "Start date: 7 December", "signed and returned by 11 December at the latest".
  if (says(starts, language, before) || isLatest(statement, language)) return 0;
  // "If it has not been signed on 30 November".
  if (says(conditional, language, clauseOf(before))) return 0;
  if (text.length > longText && sentence.start > opening) return 0;
  const atEdge = sentence.start < opening || sentence.end > text.length - closing;
  const isSigned =
    sentence.end > text.length - closing &&
    onlyCopies.test(after) &&
    says(consented, language, before) &&
    !says(until, language, before);
  const isSaid = isSigned || says(agreed, language, before);
  // "between A and B, of 30 November 2026", "of 30 November 2026".
  const isTitled = says(dated, language, before) && (before.length < 9 || namesParties(sentence.words, language));
  const isAlone =
    placeAlone.test(before) && sentence.words.length <= shortLine && !/\d/.test(sentence.words.slice(0, index));
  const isLine = (isAlone || isTitled) && onlyCopies.test(after);
  if (!isSaid && !(isLine && atEdge)) return 0;
  return (isSaid ? 3 : 2) + (atEdge ? 1 : 0) + (isSaid && sentence.start < opening ? 1 : 0);
}
