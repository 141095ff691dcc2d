import type { FeatureSink } from '#worker/analyse/built-in/learned/passage-features.ts';

/** Features as slots of a table of so many weights. */
export function readSlots(read: (sink: FeatureSink) => void, size: number) {
  const slots: number[] = [];
  const values: number[] = [];
  read((hash, value) => {
    slots.push(hash & (size - 1));
    values.push(value);
  });
  return { slots: Uint32Array.from(slots), values: Float32Array.from(values) };
}
