import type { Zod } from '#src/http/zod.schema.ts';
import { clauseTypes } from './clause-types.schema';
import { contractKinds } from './contract-kinds.schema';
import { measuredIn } from './measured.schema';

export const riskLevels = ['high', 'medium', 'low'] as const;

export const contractTypes = [
  'services',
  'consulting',
  'employment',
  'confidentiality',
  'tenancy',
  'licence',
  'software',
  'distribution',
  'supply',
  'sale',
  'loan',
  'partnership',
  'franchise',
  'agency',
  'sponsorship',
  'development',
  'maintenance',
  'hosting',
  'terms-of-service',
  'other',
] as const;

export const dateKinds = [
  'agreement',
  'effective',
  'expiry',
  'renewal',
  'notice-deadline',
  'cancellation',
  'probation',
  'payment',
  'review',
  'other',
] as const;

/** After these it is too late to give notice. */
export const lastDayKinds = [
  'notice-deadline',
  'cancellation',
  'renewal',
] as const satisfies (typeof dateKinds)[number][];

/**
 * What a sum is paid for each of; `percent` is a share of something, not a sum; `event` is each case or piece of
 * something; `unstated` where the words beside a sum say nothing of it.
 */
export const moneyPeriods = [
  'once',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'percent',
  'event',
  'unstated',
] as const;

/** How sure it is that a rule takes the words their force. */
export const certainties = ['likely', 'possible'] as const;

export const warningKinds = [
  'not-a-contract',
  'embedded-instructions',
  'hidden-text',
  'invisible-characters',
  'mixed-languages',
  'unreadable-pages',
  'machine-read-pages',
  'tracked-changes',
  'lost-numbering',
  'shortened',
  'lists-cut',
] as const;

/** The parts of an analysis, but for the language that it is written in. What has a default was once not stored. */
export function analysisShape(z: Zod) {
  const text = z.string();
  const textOrNull = z._default(z.nullable(text), null);
  const count = z.int().check(z.nonnegative());
  const clauseType = z.enum(clauseTypes);
  const riskLevel = z.enum(riskLevels);

  /**
   * Words of the contract that a finding rests on. `start` and `end` are UTF-16 offsets into
   * `fileContent`; both are null when `match` is `none` (the words were not found there).
   */
  const evidence = z.object({
    quote: z.string(),
    start: z.nullable(count),
    end: z.nullable(count),
    match: z.enum(['exact', 'close', 'none']),
    /** True for words that a machine read from the picture of a page; they are `close` at best. */
    fromImage: z.optional(z.boolean()),
  });
  /** True where a language model states it and the text does not say it in so many words. */
  const unconfirmed = z.optional(z.boolean());
  const grounded = { clauseType: z.nullable(clauseType), evidence: z.array(evidence) };

  const risk = z.object({
    /** Within its analysis. */
    id: z._default(text, ''),
    title: z.string(),
    description: z.string(),
    /** Whom it harms, as the contract calls that party; null where that is not known. */
    hurts: textOrNull,
    /** What to ask the other side for. */
    ask: textOrNull,
    /** Wording that would lower the risk, in the contract's language. */
    suggestedWording: z.nullable(z.string()),
    /** True where nothing better can be written: the words should go. */
    delete: z._default(z.boolean(), false),
    /** Why the words may not be binding, and under which rule: kept apart from what the contract says. */
    doubt: z._default(z.nullable(z.object({ rule: text, why: text, certainty: z.enum(certainties) })), null),
    ...grounded,
  });
  const keyTerm = z.object({
    title: z.string(),
    description: z.string(),
    category: z.string(),
    riskLevel,
    /** Of the governing law. */
    unconfirmed,
    ...grounded,
  });
  const recommendation = z.object({
    action: z.string(),
    priority: riskLevel,
    /** `id` of the risk that it lowers. */
    risk: textOrNull,
    ...grounded,
  });
  const party = z.object({
    name: z.string(),
    /** What the contract calls this party ("Supplier"), in the contract's words. */
    role: z.nullable(z.string()),
    unconfirmed,
    evidence: z.array(evidence),
  });
  const missingClause = z.object({
    clauseType,
    title: z.string(),
    why: z.string(),
    suggestedWording: z.nullable(z.string()),
  });
  const contractDate = z.object({
    kind: z.enum(dateKinds),
    /** What happens then, in a few words; null where the kind says it all. */
    label: textOrNull,
    /** ISO 8601 calendar date. */
    date: z.iso.date(),
    /** How the date follows from the contract when it is not written there; null when it is. */
    computedFrom: z.nullable(z.string()),
    unconfirmed,
    evidence: z.array(evidence),
  });
  const money = z.object({
    /** In units of the currency, or percent. */
    amount: z.number(),
    /** ISO 4217; null for a percentage. */
    currency: z.nullable(text),
    per: z.enum(moneyPeriods),
    /** As the contract calls them. */
    payer: text,
    payee: text,
    purpose: text,
    unconfirmed,
    evidence: z.array(evidence),
  });
  /** What the contract does to the other side, and so for the reader. */
  const favour = z.object({ title: text, description: text, ...grounded });
  const toRead = z.object({ topic: text, evidence: z.array(evidence) });
  const warning = z.object({ kind: z.enum(warningKinds), message: z.string(), evidence: z.array(evidence) });

  return {
    /** False: no findings are given, and the warning `not-a-contract` says why. */
    isContract: z._default(z.boolean(), true),
    summary: z.string(),
    riskAssessment: z.object({ high: z.array(risk), medium: z.array(risk), low: z.array(risk) }),
    keyTerms: z.array(keyTerm),
    recommendations: z.array(recommendation),
    /** Null where the text does not say it clearly. */
    contractType: z.nullable(z.enum(contractTypes)),
    contractKind: z._default(z.nullable(z.enum(contractKinds)), null),
    /** A name for people: the kind of contract and with whom. */
    title: textOrNull,
    /** The deal in a sentence. */
    object: textOrNull,
    /** The party for whom the findings are written. */
    reader: z._default(z.nullable(z.object({ name: z.nullable(text), role: z.nullable(text) })), null),
    /** True where a user said so; else the reader is guessed from the document. */
    readerChosen: z._default(z.boolean(), false),
    favours: z._default(z.array(favour), []),
    money: z._default(z.array(money), []),
    /** Passages that may matter, most of all first, of which nothing is claimed. */
    readClosely: z._default(z.array(toRead), []),
    parties: z.array(party),
    missingClauses: z.array(missingClause),
    measured: z._default(z.nullable(measuredIn(z, evidence)), null),
    dates: z.array(contractDate),
    warnings: z.array(warning),
    coverage: z.object({
      pagesRead: count,
      pagesTotal: count,
      charactersRead: count,
      /** Clause types that were looked for; what is not listed was not. */
      clauseTypes: z.array(clauseType),
    }),
    engine: z.object({ name: z.enum(['built-in', 'language-model']), model: z.nullable(z.string()) }),
    /** True while more is being written. */
    partial: z._default(z.boolean(), false),
  };
}
