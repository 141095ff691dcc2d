import type { Answer, Passage } from '#src/features/questions/questions.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Locate } from '../analyse/evidence';
import { citations } from '../analyse/language-model/findings/citations';
import { createNumberCheck } from '../analyse/stated/stated-numbers';
import type { WrittenAnswer } from './answer.schema';

const mostSentences = 12;
/** A word or two stand in any text. */
const shortestQuote = 8;

/**
 * Ties each sentence of an answer to words that stand in the passages it was written from. A sentence without any is left
 * out, and one with a number that the passages do not have is marked.
 */
export function createTie({ passages, language }: { passages: readonly Passage[]; language: Locale }, locate: Locate) {
  const hasNumbers = createNumberCheck(passages.map(({ evidence }) => evidence.quote).join('\n'), language);
  const isGiven = ({ start, end }: { start: number | null; end: number | null }) =>
    passages.some(
      ({ evidence }) =>
        start !== null && end !== null && start < (evidence.end ?? 0) && end > (evidence.start ?? Infinity),
    );
  const find = (quote: string) => {
    const near = passages.find(({ evidence }) => evidence.quote.includes(quote))?.evidence.start;
    return locate({ quote, ...(typeof near === 'number' && { start: near }) });
  };

  return ({ isAnswered, sentences }: WrittenAnswer): Answer => {
    const tied = sentences.slice(0, mostSentences).map(({ text, quotes }) => ({
      text,
      evidence: citations(quotes.filter((quote) => quote.trim().length >= shortestQuote))
        .map(({ quote }) => find(quote))
        .filter((evidence) => evidence.match !== 'none' && isGiven(evidence)),
      unconfirmed: !hasNumbers(text),
    }));
    const borneOut = tied.filter(({ text, evidence }) => text !== '' && evidence.length > 0);
    return { isAnswered, sentences: borneOut, leftOut: isAnswered ? tied.length - borneOut.length : 0 };
  };
}
