import type { Zod } from '#src/http/zod.schema.ts';
import { cleanLine, cleanText } from '#src/kernel/clean-line.ts';
import type { OwnClauseErrorCode } from './own-clauses.errors';

/** Together about a megabyte of an account's. */
export const maxOwnClauses = 200;
export const longestOwnText = 5000;
export const longestOwnTitle = 120;
export const longestOwnNote = 1000;

const fault = (code: OwnClauseErrorCode) => code;

/** What is typed of a clause of one's own. */
export const ownClauseTexts = (z: Zod) =>
  z.object({
    title: z.pipe(
      z.pipe(z.string(fault('own_clauses.title_missing')), z.transform(cleanLine)),
      z
        .string()
        .check(
          z.minLength(1, fault('own_clauses.title_missing')),
          z.maxLength(longestOwnTitle, fault('own_clauses.title_too_long')),
        ),
    ),
    text: z.pipe(
      z.pipe(z.string(fault('own_clauses.text_missing')), z.transform(cleanText)),
      z
        .string()
        .check(
          z.minLength(1, fault('own_clauses.text_missing')),
          z.maxLength(longestOwnText, fault('own_clauses.text_too_long')),
        ),
    ),
    note: z.pipe(
      z.pipe(z.string(), z.transform(cleanText)),
      z.string().check(z.maxLength(longestOwnNote, fault('own_clauses.note_too_long'))),
    ),
  });
