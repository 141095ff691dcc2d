import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { FeatureSink } from './passage-features';

/** A weight for each feature and topic, in bytes that stand for multiples of `step`. */
export interface TopicModel {
  topics: HarmTopic[];
  biases: number[];
  step: number;
  /** The weights of all topics for one slot follow on one another. */
  weights: Int8Array;
}

/** A topic is told when it is this likely: held out, three in five are then the one that the key gives. */
const likelyEnough = 0.4;

/** What a passage is about; null where that is not clear. */
export function topicOf(model: TopicModel, readTo: (sink: FeatureSink) => void): HarmTopic | null {
  const { topics, biases, step, weights } = model;
  const slots = weights.length / topics.length;
  const sums = [...biases];
  readTo((hash, value) => {
    const row = (hash & (slots - 1)) * topics.length;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0) * step * value;
  });
  const most = Math.max(...sums);
  const likelihood = 1 / sums.reduce((total, sum) => total + Math.exp(sum - most), 0);
  return likelihood >= likelyEnough ? (topics[sums.indexOf(most)] ?? null) : null;
}
