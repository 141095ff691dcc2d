import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { analysisSchema, readerSchema } from '../contracts/analysis.schema.ts';
import { riskLevels } from '../contracts/analysis-shape.schema.ts';
import { clauseTypes } from '../contracts/clause-types.schema.ts';

/** Words that both versions have, or one of them. */
const wordsSchema = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type ComparedWords = z.infer<typeof wordsSchema>;

/** Where a provision stands in one of the versions. */
const placeSchema = z.object({
  /** UTF-16 offsets into the `fileContent` of that version. */
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  /** As it stands there ("4.2", "§ 6"); null where there is none. */
  number: z.string().nullable(),
  /** The heading that it stands under; null where there is none. */
  heading: z.string().nullable(),
  /** Page from 1; null where the format has none. */
  page: z.int().nullable(),
});
export type ComparedPlace = z.infer<typeof placeSchema>;

export const changeKinds = ['changed', 'added', 'removed', 'moved'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const changeSchema = z.object({
  /** `moved`: stands elsewhere now, with or without other words. */
  kind: z.enum(changeKinds),
  before: placeSchema.nullable(),
  after: placeSchema.nullable(),
  words: z.array(wordsSchema),
  /** Provisions between the change before and this one that are the same in both, as offsets into the later version. */
  unchanged: z.object({ provisions: z.int(), start: z.int(), end: z.int() }),
});
export type Change = z.infer<typeof changeSchema>;

/** For whom the later version is read; null: it cannot be told by rule. */
const effectSchema = z.enum(['better', 'worse']).nullable();
export type Effect = z.infer<typeof effectSchema>;

/** A fact that one version states otherwise than the other; without `before` it is new, without `after` it is gone. */
const differing = <Fact extends z.ZodType>(fact: Fact) =>
  z.object({
    before: fact.nullable(),
    after: fact.nullable(),
    effect: effectSchema,
    /** Index of the change whose words say it; null where none does. */
    change: z.int().nonnegative().nullable(),
  });

const money = analysisSchema.shape.money.unwrap().element.omit({ evidence: true });
const date = analysisSchema.shape.dates.element.omit({ evidence: true });
const riskSchema = z.object({
  title: z.string(),
  level: z.enum(riskLevels),
  clauseType: z.enum(clauseTypes).nullable(),
});
const missingSchema = z.object({ title: z.string(), clauseType: z.enum(clauseTypes) });
const noticeSchema = z.object({
  amount: z.number(),
  unit: z.enum(['hour', 'day', 'business-day', 'week', 'month', 'quarter', 'year']),
});
export type Notice = z.infer<typeof noticeSchema>;

const versionSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  givenTitle: z.string().nullable(),
  title: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Of the contract. */
  detectedLanguage: localeSchema.nullable(),
  /** Of its analysis. */
  language: localeSchema,
  /** For whom it was analysed. */
  reader: readerSchema.nullable(),
});
export type ComparedVersion = z.infer<typeof versionSchema>;

/** What is different between two versions of a contract. */
export const comparisonSchema = z
  .object({
    before: versionSchema,
    after: versionSchema,
    /** In the order of the later version. */
    changes: z.array(changeSchema),
    /** Provisions after the last change that are the same in both. */
    unchangedAtEnd: changeSchema.shape.unchanged,
    counts: z.object({
      changed: z.int(),
      added: z.int(),
      removed: z.int(),
      moved: z.int(),
      /** Provisions that only have another number. */
      renumbered: z.int(),
      unchanged: z.int(),
    }),
    /** 0 to 1: the share of their words that both have. */
    likeness: z.number(),
    /** True where the versions are in different languages, so that hardly a word is the same. */
    acrossLanguages: z.boolean(),
    /** True where both were analysed for one and the same party; otherwise nothing is better or worse. */
    sameReader: z.boolean(),
    facts: z.object({
      money: z.array(differing(money)),
      dates: z.array(differing(date)),
      notice: z.array(differing(noticeSchema)),
      risks: z.array(differing(riskSchema)),
      missing: z.array(differing(missingSchema)),
    }),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof comparisonSchema>;
export type ComparedFacts = Comparison['facts'];
export type Differing<Fact> = { before: Fact | null; after: Fact | null; effect: Effect; change: number | null };
