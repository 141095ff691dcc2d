import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import { classOf } from './class-model';
import type { LearnedModels } from './models-file';
import { PassageFeatures } from './passage-features';
import { pickToRead, type Span } from './pick-to-read';
import type { RankedPassage } from './rank-passages';

/** A passage that may matter, of which nothing is claimed. Offsets are into the document's text. */
export interface PassageToRead extends Span {
  /** Null where it is not clear what the passage is about. */
  topic: HarmTopic | null;
  sentence: Sentence;
  score: number;
}

/** A topic is told when it is this likely: held out, three in five are then the one that the key gives. */
export const likelyTopic = 0.4;

/** What the reader should read with care, the likeliest harm first. `length` is that of the document's text. */
export function passagesToRead(
  ranked: readonly RankedPassage[],
  { language }: Pick<ContractText, 'language'>,
  { topic }: Pick<LearnedModels, 'topic'>,
  limits: { length: number; covered?: readonly Span[] },
): PassageToRead[] {
  const features = new PassageFeatures(ranked, language);
  return pickToRead(ranked, limits).map(({ start, end, score, best }) => {
    const { label, likelihood } = classOf(topic, (sink) => features.readTopicTo(ranked.indexOf(best), sink));
    return { start, end, score, sentence: best.sentence, topic: likelihood >= likelyTopic ? label : null };
  });
}
