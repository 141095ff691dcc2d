import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { TopicModel } from '#worker/analyse/built-in/learned/topic-model.ts';
import { randomFrom, shuffle } from './shuffle.ts';
import { quantise } from './train-linear.ts';

export interface TopicExample {
  slots: Uint32Array;
  values: Float32Array;
  topic: HarmTopic;
}

export interface TopicSettings {
  /** Slots of the table, a power of two. */
  size: number;
  epochs: number;
  rate: number;
}

/** Multinomial logistic regression by stochastic gradient descent; rare topics count for more. Always the same way. */
export function trainTopics(examples: readonly TopicExample[], { size, epochs, rate }: TopicSettings): TopicModel {
  const groups = Map.groupBy(examples, ({ topic }) => topic);
  const topics = [...groups.keys()].sort();
  const count = topics.length;
  const balance = topics.map((topic) => Math.sqrt(examples.length / count / (groups.get(topic)?.length ?? 1)));
  const weights = new Float32Array(size * count);
  const squares = new Float32Array(size * count).fill(1e-6);
  const biases = new Float32Array(count);
  const random = randomFrom(20261122);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { slots, values, topic } = examples[index] as TopicExample;
      const right = topics.indexOf(topic);
      const errors = likelihoodsOf(weights, biases, slots, values);
      errors[right] = (errors[right] as number) - 1;
      for (let of = 0; of < count; of++) {
        const error = (errors[of] as number) * (balance[right] as number);
        biases[of] = (biases[of] as number) - 0.1 * rate * error;
        for (let at = 0; at < slots.length; at++) {
          const slot = (slots[at] as number) * count + of;
          const gradient = error * (values[at] as number);
          squares[slot] = (squares[slot] as number) + gradient * gradient;
          weights[slot] = (weights[slot] as number) - (rate * gradient) / Math.sqrt(squares[slot] as number);
        }
      }
    }
  }
  return { topics, biases: [...biases], ...quantise(weights) };
}

/** How likely each topic is; all together one. */
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
