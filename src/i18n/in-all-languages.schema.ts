import { z } from 'zod';
import type { locales } from './locale.schema.ts';

/** Something that people write once for every language of the interface. */
export const inAllLanguages = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ en: schema, es: schema, fr: schema, de: schema, ar: schema } satisfies Record<
    (typeof locales)[number],
    T
  >);
