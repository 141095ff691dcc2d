import { z } from 'zod';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { plainText } from './plain-text';

type Words = readonly [string, ...string[]];

const lowerCase = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

export const text = (longest: number) => z.string().overwrite((value) => plainText(value, longest));
export const textOrNull = (longest: number) => text(longest).nullable().catch(null);

/** One of the words, however it is capitalised. */
export const oneOf = <const Values extends Words>(values: Values) => z.preprocess(lowerCase, z.enum(values));
export const oneOfOrNull = <const Values extends Words>(values: Values) => oneOf(values).nullable().catch(null);

/** Items that fit; the others are left out. A list of which nothing fits is no answer. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const fits = (one: unknown) => item.safeParse(one).success;
  return z.preprocess((value) => {
    if (!Array.isArray(value)) return value;
    const fitting = value.filter(fits);
    return fitting.length > 0 ? fitting : value;
  }, z.array(item));
}

export const quotes = z
  .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(text(1500)))
  .catch([]);

const otherNames: Record<string, string> = { critical: 'high', severe: 'high', moderate: 'medium', minor: 'low' };

export const level = z
  .preprocess((value) => {
    const word = lowerCase(value);
    return otherNames[String(word)] ?? word;
  }, z.enum(riskLevels))
  .catch('medium');

/** Held against the list where findings are made: as one of an enumeration each would be sent with every schema. */
export const clauseType = textOrNull(60);
