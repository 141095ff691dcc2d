import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { type HarmType, harms } from '#worker/analyse/built-in/harms/harm-types.ts';

/** Harms that are of no kind, and all kinds. */
const types = ['other', ...(Object.keys(harms) as HarmType[])] as const;
const provisions = z.array(z.string().min(1));
const sayingsSchema = z.record(z.enum(types), z.object({ harms: provisions, harmless: provisions }));

/** How contracts say one kind of harm, each provision by another drafter; and what only looks as if it did. */
export interface HarmSayings {
  language: Locale;
  harm: HarmType | 'other';
  harms: string[];
  harmless: string[];
}

/** Every provision that was written to learn from, apart from whole documents. */
export const readSayings = (): HarmSayings[] =>
  locales.flatMap((language) => {
    const read = readFileSync(join(import.meta.dirname, 'sayings', `${language}.json`), 'utf8');
    const sayings = sayingsSchema.parse(JSON.parse(read));
    return types.map((harm) => ({ language, harm, ...sayings[harm] }));
  });
