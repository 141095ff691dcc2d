import type { AnalystOptions } from '../analyst';
import { type AskOptions, ask } from './ask/ask';
import { runBounded } from './ask/run-bounded';
import { type PartQuestion, questionsAbout, readDraft } from './questions';
import { Reading } from './reading';

interface ReadOptions extends AskOptions {
  /** Questions that are asked at the same time. */
  concurrency: number;
  /** Called whenever more was read, while answers are written. */
  onMore: (reading: Reading) => void;
}

/**
 * Asks all questions about all parts. One that cannot be answered ends the reading, as no part of a contract is passed
 * over; so does the answer that it is no contract. Throws AnalysisError.
 */
export async function readContract(parts: string[], options: AnalystOptions, asking: ReadOptions) {
  const reading = new Reading(parts.length);
  const decided = new AbortController();
  const askOne = async (question: PartQuestion, stop: AbortSignal) => {
    const { part, name } = question;
    const onDraft = (json: unknown) => {
      const draft = readDraft(question, json);
      if (draft) reading.keepDraft(part, name, draft);
      if (reading.hasFindings) asking.onMore(reading);
    };
    const signal = AbortSignal.any([asking.signal, decided.signal, stop]);
    reading.keep(part, name, await ask({ ...question, onDraft }, { ...asking, signal }));
    if (reading.isNoContract) decided.abort();
  };
  try {
    await runBounded(questionsAbout(parts, options), asking.concurrency, (question, _place, stop) =>
      askOne(question, stop),
    );
  } catch (error) {
    if (!reading.isNoContract) throw error;
  }
  return reading;
}
