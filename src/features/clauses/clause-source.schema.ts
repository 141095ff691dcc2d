import { z } from 'zod';
import { inAllLanguages } from '#src/i18n/in-all-languages.schema.ts';
import { clauseSchema, type wordingsSchema } from './clauses.schema.ts';

const text = z
  .string()
  .min(3)
  .refine((value) => value === value.trim(), 'has spaces around it');

/** A wording as people write it: no number of its own, no straight quotes, one line for each paragraph or item. */
const wording = z
  .string()
  .min(100)
  .refine((value) => !/\[\s*\]|\[[^\]]*(\[|$)|^[^[]*\]/.test(value), 'has a bracket that is no blank')
  .refine((value) => !/['"]|\{\{|\}\}|_{3,}/.test(value), 'has a straight quote or a mark of a template')
  .refine((value) => !/£\[?\d/.test(value), 'has a sum, which only those who make the contract know')
  .refine((value) => !/^\d+[.)]/m.test(value), 'has a number, which only the contract can give it')
  .refine((value) => !/\n{3,}|[^\n]\n(?!\n|\([a-z]+\) )|[ \t]\n|\n[ \t]/.test(value), 'has a line that is broken')
  .refine((value) => value === value.trim(), 'has spaces around it');

/** Whom a wording helps ("the supplier", as the object of a sentence), and what it risks for the others. */
const stance = z.strictObject({
  risk: clauseSchema.shape.riskLevel,
  favours: inAllLanguages(text).optional(),
  reason: inAllLanguages(text).optional(),
});

/** `content/<id>.json`: one clause as people write it. */
export const clauseSourceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  version: clauseSchema.shape.version,
  lawAsOf: clauseSchema.shape.lawAsOf,
  category: clauseSchema.shape.category,
  riskLevel: clauseSchema.shape.riskLevel,
  clauseType: clauseSchema.shape.clauseType,
  placement: clauseSchema.shape.placement,
  /** Keys of `clause-tags.json`. */
  tags: z.array(z.string()).min(2).max(5),
  wordings: z.strictObject({
    standard: wording,
    cautious: wording.optional(),
    firm: wording.optional(),
  } satisfies Record<keyof typeof wordingsSchema.shape, unknown>),
  stances: z.strictObject({ standard: stance, cautious: stance.optional(), firm: stance.optional() }),
  texts: inAllLanguages(z.strictObject({ title: text, description: text, riskReason: text, use: text })),
  /** The rules of law that the wordings rest on, each with where it stands. */
  sources: z.array(z.strictObject({ rule: text, source: text })).default([]),
});
export type ClauseSource = z.output<typeof clauseSourceSchema>;

/** `clause-tags.json`: what the tags are called. */
export const clauseTagsSchema = z.record(z.string(), inAllLanguages(text));
export type ClauseTags = z.output<typeof clauseTagsSchema>;
