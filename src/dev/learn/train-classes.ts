import type { ClassModel } from '#worker/analyse/built-in/learned/class-model.ts';
import { randomFrom, shuffle } from './shuffle.ts';
import { quantise } from './train-linear.ts';

export interface ClassExample<Label extends string> {
  slots: Uint32Array;
  values: Float32Array;
  label: Label;
  /** How much an error here counts. */
  weight: number;
}

export interface ClassSettings {
  /** Slots of the table, a power of two. */
  size: number;
  epochs: number;
  rate: number;
  /** A feature of fewer examples is not learned. */
  fewestExamples: number;
}

/**
 * Steps of a weight. A table of classes is dense, and most of what is shipped: with four bits for a weight instead of
 * seven it is packed into half the bytes, and scores the same.
 */
const steps = 15;

/** An error this small teaches nothing, and most are. */
const smallestError = 0.02;

/** Multinomial logistic regression by stochastic gradient descent; rare classes count for more. Always the same way. */
export function trainClasses<Label extends string>(
  examples: readonly ClassExample<Label>[],
  { size, epochs, rate, fewestExamples }: ClassSettings,
): ClassModel<Label> {
  const groups = Map.groupBy(examples, ({ label }) => label);
  const labels = [...groups.keys()].sort();
  const count = labels.length;
  const balance = labels.map((label) => Math.sqrt(examples.length / count / (groups.get(label)?.length ?? 1)));
  const weights = new Float32Array(size * count);
  const squares = new Float32Array(size * count).fill(1e-6);
  const biases = new Float32Array(count);
  const random = randomFrom(20261122);
  const known = slotsInEnough(examples, size, fewestExamples);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { slots, values, label, weight } = examples[index] as ClassExample<Label>;
      const right = labels.indexOf(label);
      const errors = likelihoodsOf(weights, biases, slots, values);
      errors[right] = (errors[right] as number) - 1;
      for (let of = 0; of < count; of++) {
        const error = (errors[of] as number) * (balance[right] as number) * weight;
        if (Math.abs(error) < smallestError) continue;
        biases[of] = (biases[of] as number) - 0.1 * rate * error;
        for (let at = 0; at < slots.length; at++) {
          if (!known[slots[at] as number]) continue;
          const slot = (slots[at] as number) * count + of;
          const gradient = error * (values[at] as number);
          squares[slot] = (squares[slot] as number) + gradient * gradient;
          weights[slot] = (weights[slot] as number) - (rate * gradient) / Math.sqrt(squares[slot] as number);
        }
      }
    }
  }
  return { labels, biases: [...biases], ...quantise(weights, steps) };
}

function slotsInEnough(examples: readonly { slots: Uint32Array }[], size: number, fewest: number): Uint8Array {
  const counts = new Uint32Array(size);
  for (const { slots } of examples) for (const slot of new Set(slots)) counts[slot] = (counts[slot] as number) + 1;
  return Uint8Array.from(counts, (count) => Number(count >= fewest));
}

/** How likely each class is; all together one. */
function likelihoodsOf(weights: Float32Array, biases: Float32Array, slots: Uint32Array, values: Float32Array) {
  const sums = Float64Array.from(biases);
  for (let at = 0; at < slots.length; at++) {
    const row = (slots[at] as number) * biases.length;
    for (let of = 0; of < sums.length; of++)
      sums[of] = (sums[of] as number) + (weights[row + of] as number) * (values[at] as number);
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
