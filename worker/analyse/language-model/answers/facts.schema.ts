import { z } from 'zod';
import { contractTypes, dateKinds, moneyPeriods } from '#src/features/contracts/analysis-shape.schema.ts';
import { contractKinds } from '#src/features/contracts/contract-kinds.schema.ts';
import { currency, sum } from './currency';
import { listOf, oneOf, oneOfOrNull, quotes, text, textOrNull } from './fields';

export const dateUnits = ['day', 'working-day', 'clear-day', 'week', 'month', 'year'] as const;

const party = z.object({ name: text(200), role: textOrNull(100), quotes });

const money = z.object({
  amount: sum,
  currency,
  per: oneOf(moneyPeriods).catch('event'),
  payer: text(100).catch(''),
  payee: text(100).catch(''),
  purpose: text(200).catch(''),
  quotes,
});

const date = z.object({
  kind: oneOf(dateKinds).catch('other'),
  label: textOrNull(120),
  written: textOrNull(10),
  countedFrom: z
    .object({
      date: text(10),
      amount: z.number(),
      unit: oneOf(dateUnits),
      direction: oneOf(['after', 'before', 'last-day']),
    })
    .nullable()
    .catch(null),
  explanation: textOrNull(400),
  quotes,
});

const shape = z.object({
  isContract: z.boolean().catch(true),
  reason: textOrNull(600),
  contractType: oneOf(contractTypes).catch('other'),
  contractKind: oneOfOrNull(contractKinds),
  title: textOrNull(120),
  object: textOrNull(400),
  reader: z
    .object({ name: textOrNull(200), role: textOrNull(100) })
    .nullable()
    .catch(null),
  parties: listOf(party),
  money: listOf(money).catch([]),
  dates: listOf(date).catch([]),
});

/** What the document is, and what a reader looks up in it. Everything is required, as strict servers demand. */
export const factsSchema = z.preprocess(withWhatItIs, shape);
export type Facts = z.output<typeof factsSchema>;
export type AnsweredDate = Facts['dates'][number];

/** An answer that does not say what it read, and found nothing there, did not read a contract. */
function withWhatItIs(value: unknown): unknown {
  if (!isRecord(value) || 'isContract' in value) return value;
  const found = Object.values(value).some((part) => Array.isArray(part) && part.length > 0);
  const reads = found || value.contractType !== 'other' || !Array.isArray(value.parties);
  return reads ? value : { ...value, isContract: false, reason: value.summary };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
