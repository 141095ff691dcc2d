import { z } from 'zod';
import { invalidParameter, missingParameter, unknownParameter } from '../faults.ts';
import type { Raw } from './form-body.ts';

export const text = z.string().max(5000);
export const id = z.string().min(1).max(255);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const integer = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number);
/** An empty value unsets the parameter. */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema]).optional();
export const metadata = z.union([
  z.literal('').transform(() => ({})),
  z.record(z.string().max(40), z.string().max(500)),
]);
/** A parameter that Stripe knows and that changes nothing here. */
export const ignored = z.unknown().optional();

export const range = z.union([
  integer,
  z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
]);

export const paging = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: id.optional(),
  ending_before: id.optional(),
};

const nameOf = (path: PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

const valueAt = (raw: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], raw);

/** Checks parameters as Stripe does: an unknown one is an error that names it. */
export function readParams<T>(schema: z.ZodType<T>, raw: { [key: string]: Raw }): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = deepest(issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]);
  if (issue.code === 'unrecognized_keys') throw unknownParameter(nameOf([...issue.path, issue.keys[0] ?? '']));
  const param = nameOf(issue.path);
  if (valueAt(raw, issue.path) === undefined) throw missingParameter(param);
  throw invalidParameter(param, issue.message);
}

/** Of a choice between shapes, what is wrong with the last one: the empty value comes first. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue {
  if (!issue) throw new Error('A refused value has no reason');
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.at(-1)?.[0];
  return inner ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

/** Sets and, by an empty value, removes keys. */
export function mergeMetadata(before: Record<string, string>, changes: Record<string, string> | undefined) {
  const merged = { ...before, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
