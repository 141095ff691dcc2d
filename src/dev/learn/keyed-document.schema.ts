import { z } from 'zod';
import { clauseTypes } from '#src/features/contracts/clause-types.schema.ts';
import { locales } from '#src/i18n/locale.schema.ts';
import { type HarmType, harms } from '#worker/analyse/built-in/harms/harm-types.ts';

const date = z.iso.date();
const span = z.object({ amount: z.number(), unit: z.enum(['hour', 'day', 'week', 'month', 'quarter', 'year']) });
const clauseType = z.enum(clauseTypes);
const harmType = z.enum(Object.keys(harms) as [HarmType, ...HarmType[]]);
/** Exact words of the text, which occur in it once. */
const quote = z.string().min(1);
const notice = z.object({ by: z.string(), amount: z.number(), unit: z.string(), quote });

/** What a careful lawyer of the place says of an everyday contract: see README.md in this folder. */
const contractKeySchema = z.object({
  id: z.string(),
  language: z.enum(locales),
  kind: z.string(),
  brief: z.string(),
  isContract: z.literal(true),
  contractType: z.string(),
  reader: z.object({ name: z.string().nullable(), role: z.string().nullable() }),
  parties: z.array(z.object({ name: z.string(), role: z.string().nullable() })),
  object: z.string(),
  facts: z.object({
    agreementDate: date.nullable(),
    startDate: date.nullable(),
    endDate: date.nullable(),
    term: span.nullable(),
    renewal: z.looseObject({ automatic: z.boolean() }).nullable(),
    noticeToEnd: z.array(notice),
    deadlines: z.array(z.object({ date, what: z.string(), quote })),
    law: z.string().nullable(),
    court: z.string().nullable(),
  }),
  money: z.array(
    z.object({
      payer: z.string(),
      payee: z.string(),
      amount: z.number(),
      currency: z.string(),
      per: z.string(),
      for: z.string(),
      quote,
    }),
  ),
  risks: z.array(
    z.object({
      /** The kind of harm, where what is said of that kind is true of the quote. */
      harm: harmType.nullable().optional(),
      issue: z.string(),
      clauseType: clauseType.nullable(),
      level: z.enum(['high', 'medium']),
      quote,
      why: z.string(),
      side: z.string(),
    }),
  ),
  benign: z.array(z.object({ quote, looksLike: clauseType, why: z.string() })),
  present: z.array(clauseType),
  absent: z.array(clauseType),
});
export type ContractKey = z.infer<typeof contractKeySchema>;

/** A document of the kinds that are uploaded by mistake. */
const otherKeySchema = z.object({
  id: z.string(),
  language: z.enum(locales),
  kind: z.string(),
  isContract: z.literal(false),
});

/** As much of a key as scoring needs, for documents from elsewhere. */
export const judgedKeySchema = z.discriminatedUnion('isContract', [
  contractKeySchema
    .pick({ id: true, language: true, kind: true, isContract: true, risks: true, benign: true })
    .extend({ brief: z.string().default('') }),
  otherKeySchema,
]);
export type JudgedKey = z.infer<typeof judgedKeySchema>;

export const keySchema = z.discriminatedUnion('isContract', [contractKeySchema, otherKeySchema]);
export type Key = z.infer<typeof keySchema>;
