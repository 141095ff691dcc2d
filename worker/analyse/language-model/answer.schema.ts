import { z } from 'zod';
import { contractTypes, dateKinds, riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { plainText } from './plain-text';

const text = (longest: number) => z.string().overwrite((value) => plainText(value, longest));
const lowerCase = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value);
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(lowerCase, z.enum(values));

const quotes = z.array(text(1500)).describe('Words copied verbatim from the contract that the finding rests on');
const clauseType = text(60).nullable().catch(null).describe('A clause type from the list, or null');
const level = oneOf(riskLevels);
const suggestedWording = text(2000)
  .nullable()
  .catch(null)
  .describe("Better wording in the contract's own language, or null");

const date = z.object({
  kind: oneOf(dateKinds),
  written: text(10).nullable().catch(null).describe('YYYY-MM-DD when the contract states the date, else null'),
  countedFrom: z
    .object({
      date: text(10).describe('YYYY-MM-DD, a date the contract states'),
      amount: z.number(),
      unit: oneOf(['day', 'week', 'month', 'year']),
      direction: oneOf(['after', 'before']),
    })
    .nullable()
    .catch(null)
    .describe('How to count the date when the contract does not state it, else null'),
  explanation: text(400).nullable().catch(null).describe('How a counted date follows from the contract, else null'),
  quotes,
});

/** What a model answers about a contract or a part of one. Everything is required, as strict servers demand. */
export const answerSchema = z.object({
  summary: text(4000).describe('Parties, object, duration, money, law and what deserves attention'),
  contractType: oneOf(contractTypes),
  parties: z.array(
    z.object({
      name: text(200),
      role: text(100).nullable().catch(null).describe('What the contract calls this party'),
      quotes,
    }),
  ),
  risks: z.array(z.object({ level, title: text(200), description: text(1500), suggestedWording, clauseType, quotes })),
  keyTerms: z.array(
    z.object({ title: text(200), description: text(1500), category: text(80), riskLevel: level, clauseType, quotes }),
  ),
  recommendations: z.array(z.object({ action: text(600), priority: level, clauseType, quotes })),
  missingClauses: z.array(z.object({ clauseType: text(60), title: text(200), why: text(800), suggestedWording })),
  dates: z.array(date),
});
export type Answer = z.infer<typeof answerSchema>;
export type AnsweredDate = Answer['dates'][number];

/** What a model answers about the parts of a contract taken together. */
export const overviewSchema = z.object({
  summary: answerSchema.shape.summary,
  contractType: answerSchema.shape.contractType,
});
