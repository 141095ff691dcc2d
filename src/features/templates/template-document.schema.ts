import { z } from 'zod';
import { provisionKindSchema } from './provision-kinds.schema.ts';

const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

/** Part of a template that is there only when this holds: `deposit` (filled in), `pets=yes`, `!deposit`, `a=x & b`. */
const conditionSchema = z.string().regex(/^!?[a-z]\w*(=[\w-]+)?( & !?[a-z]\w*(=[\w-]+)?)*$/);

/** Words of the contract. `{{fee}}` is what was filled in, `{{#payment}}` the number of the part with that id. */
const wordsSchema = z.string().min(1);

/**
 * What is asked for, as far as the contract's text depends on it. An empty one that is not required takes the parts
 * that mention it out of the contract.
 */
export const fieldSchema = z.strictObject({
  name,
  type: z.enum(['text', 'textarea', 'date', 'number', 'money', 'select']),
  required: z.boolean(),
  /** What each choice of a `select` reads in the contract. */
  options: z.record(z.string(), z.string()).optional(),
  /** A choice between a part and none: `yes` or `no`. */
  toggle: z.literal(true).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  decimals: z.literal(true).optional(),
  unit: z.enum(['hour', 'day', 'week', 'month', 'year', 'per cent']).optional(),
  /** The name of a human being, as only one can be this party. */
  person: z.literal(true).optional(),
  /** A date that this one may not lie before. */
  after: name.optional(),
  /** What may not be chosen beside other things; without a `value`, anything. */
  forbidden: z
    .array(
      z.strictObject({
        value: z.string().optional(),
        when: conditionSchema,
        fault: z.enum([
          'templates.vat_for_consumer',
          'templates.company_as_consumer',
          'templates.for_consumers_only',
          'templates.private_seller',
          'templates.not_together',
        ]),
      }),
    )
    .optional(),
  /** Days of holiday, of which the law gives 5.6 times the days worked in a week that this field has. */
  holidayFor: name.optional(),
  /** Pay for an hour, of which the law sets the least by the age in this field. */
  wageFor: name.optional(),
  /** Pay for a year, which for the hours a week in this field is not below the least that the law sets. */
  salaryFor: name.optional(),
  /** When it is required although it is optional otherwise. */
  neededWith: conditionSchema.optional(),
  /** The dates between which its months have to fit. */
  fitsBetween: z.strictObject({ from: name, to: name }).optional(),
  /** What may be chosen only where the second date is so many months after the first, or less. */
  withinMonths: z.strictObject({ from: name, to: name, months: z.int() }).optional(),
  /** The deposit of a home, which the law limits by the rent in these fields. */
  tenancyDeposit: z.strictObject({ rent: name, period: name }).optional(),
});
export type Field = z.infer<typeof fieldSchema>;

export const itemSchema = z.union([
  wordsSchema,
  z.strictObject({ text: wordsSchema, when: conditionSchema.optional() }),
]);
export const clauseSchema = z.union([
  wordsSchema,
  z.strictObject({
    id: name.optional(),
    text: wordsSchema,
    when: conditionSchema.optional(),
    about: provisionKindSchema.optional(),
    /** A multi-line variable whose lines follow the text, each a paragraph of its own. */
    value: name.optional(),
    /** Sub-clauses (a), (b), (c). */
    items: z.array(itemSchema).min(1).optional(),
  }),
]);
export const sectionSchema = z.strictObject({
  id: name.optional(),
  heading: wordsSchema,
  when: conditionSchema.optional(),
  /** What its clauses are about that do not say it themselves. */
  about: provisionKindSchema.optional(),
  clauses: z.array(clauseSchema).min(1),
});
export type Section = z.infer<typeof sectionSchema>;

/** A party: `{{supplierName}} of {{supplierAddress}} (the “Supplier”)`. */
export const documentPartySchema = z.strictObject({
  /** What its variables begin with: `supplier`. */
  key: name,
  /** What the contract calls it: “Supplier”. */
  term: z.string(),
  /** Whether a company's number is asked for. */
  company: z.boolean(),
  /** What wordings of the clause library call such a party: “Supplier”, “Creator”. */
  alsoCalled: z.array(z.string()).default([]),
  /** A further person who is the party before, where one is named: a second tenant. */
  joins: z.boolean().default(false),
  /** Party to the contract only where one is named: a guarantor. */
  optional: z.boolean().default(false),
});

/** The contract before it is filled in, in English. */
export const templateDocumentSchema = z.strictObject({
  title: z.string(),
  opening: wordsSchema,
  parties: z.array(documentPartySchema).min(1),
  sections: z.array(sectionSchema).min(1),
  closing: wordsSchema,
  /** When it binds only as a deed, which is signed before witnesses. */
  deed: conditionSchema.optional(),
  /** Terms and notices that are published: they end without closing words, and nobody signs them. */
  unsigned: z.literal(true).optional(),
});
export type TemplateDocument = z.infer<typeof templateDocumentSchema>;
