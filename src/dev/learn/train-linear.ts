import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import { randomFrom, shuffle } from './shuffle.ts';

/** What is learned from: features by their slot in the table of weights, and whether it is one of the sought. */
export interface Example {
  slots: Uint32Array;
  values: Float32Array;
  label: 0 | 1;
  /** How much an error here counts. */
  weight: number;
  /** The document it comes from. */
  document: string;
}

export interface Settings {
  /** Slots of the table, a power of two. */
  size: number;
  epochs: number;
  rate: number;
  /** Pulls every weight towards nothing. */
  decay: number;
  /** A feature of fewer documents is not learned. */
  fewestDocuments: number;
}

/** Logistic regression by stochastic gradient descent with a rate of its own for each weight. Always the same way. */
export function trainLinear(examples: readonly Example[], settings: Settings): LinearModel {
  const known = slotsInEnoughDocuments(examples, settings);
  const weights = new Float32Array(settings.size);
  const squares = new Float32Array(settings.size).fill(1e-6);
  let bias = 0;
  let biasSquare = 1e-6;
  const random = randomFrom(20261122);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { slots, values, label, weight } = examples[index] as Example;
      let sum = bias;
      for (let at = 0; at < slots.length; at++)
        sum += (weights[slots[at] as number] as number) * (values[at] as number);
      const error = (1 / (1 + Math.exp(-sum)) - label) * weight;
      for (let at = 0; at < slots.length; at++) {
        const slot = slots[at] as number;
        if (!known[slot]) continue;
        const gradient = error * (values[at] as number) + settings.decay * (weights[slot] as number);
        squares[slot] = (squares[slot] as number) + gradient * gradient;
        weights[slot] = (weights[slot] as number) - (settings.rate * gradient) / Math.sqrt(squares[slot] as number);
      }
      biasSquare += error * error;
      bias -= (settings.rate * error) / Math.sqrt(biasSquare);
    }
  }
  return { bias: Math.fround(bias), ...quantise(weights) };
}

function slotsInEnoughDocuments(examples: readonly Example[], { size, fewestDocuments }: Settings): Uint8Array {
  const counts = new Uint16Array(size);
  for (const [, ofOne] of Map.groupBy(examples, ({ document }) => document))
    for (const slot of new Set(ofOne.flatMap(({ slots }) => [...slots]))) counts[slot] = (counts[slot] as number) + 1;
  return Uint8Array.from(counts, (count) => Number(count >= fewestDocuments));
}

/** Weights as multiples of a step, of which none takes more than `most`, so that they fit into a byte. */
export function quantise(weights: Float32Array, most = 127): { step: number; weights: Int8Array } {
  const largest = weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 1e-9);
  const step = Math.fround(largest / most);
  return { step, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)) };
}
