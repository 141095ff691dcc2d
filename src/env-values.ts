import { z } from 'zod';

/** Kinds of values that variables of the environment have; an empty one counts as absent. */
export const text = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const toNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value));

export const numberOf = (schema: z.ZodType<number, number>) => text.transform(toNumber).pipe(schema.optional());

export const jsonOf = <T>(schema: z.ZodType<T, unknown>) =>
  text
    .transform((value, ctx) => {
      if (value === undefined) return undefined;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        ctx.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema.optional());
