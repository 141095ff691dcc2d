/** Weights by the hash of their feature, in bytes that stand for multiples of `step`. */
export interface LinearModel {
  bias: number;
  step: number;
  /** A power of two long. */
  weights: Int8Array;
}

export function weightOf({ weights, step }: LinearModel, hash: number): number {
  return (weights[hash & (weights.length - 1)] ?? 0) * step;
}
