import type { FeatureSink } from './passage-features';

/** A weight for each feature and class, in bytes that stand for multiples of `step`. */
export interface ClassModel<Label extends string> {
  labels: Label[];
  biases: number[];
  step: number;
  /** The weights of all classes for one slot follow on one another. */
  weights: Int8Array;
}

/** How likely each class is: all together one. */
export interface Classed<Label extends string> {
  /** The likeliest. */
  label: Label | null;
  /** All of them, the likeliest first. */
  labels: readonly Label[];
  likelihood: number;
  likelihoodOf(label: Label): number;
}

export function classOf<Label extends string>(
  { labels, biases, step, weights }: ClassModel<Label>,
  readTo: (sink: FeatureSink) => void,
): Classed<Label> {
  const slots = weights.length / labels.length;
  const sums = [...biases];
  readTo((hash, value) => {
    const row = (hash & (slots - 1)) * labels.length;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0) * step * value;
  });
  const most = Math.max(...sums);
  const total = sums.reduce((sum, one) => sum + Math.exp(one - most), 0);
  return {
    labels: labels
      .map((label, at) => ({ label, sum: sums[at] ?? 0 }))
      .sort((one, other) => other.sum - one.sum)
      .map(({ label }) => label),
    label: labels[sums.indexOf(most)] ?? null,
    likelihood: 1 / total,
    likelihoodOf: (label) => Math.exp((sums[labels.indexOf(label)] ?? -Infinity) - most) / total,
  };
}
