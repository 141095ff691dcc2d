import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { addedClauseSchema } from '../generated-contracts/generated-contracts.schema.ts';
import { analysisSchema } from './analysis.schema';
import { dateKinds } from './analysis-shape.schema';
import { fileFormats, textBlockSchema } from './contract-text.schema';
import { contractErrorCodes } from './contracts.errors';
import { longestSide } from './reread.schema';

export const charactersPerPage = 3000;
export const minContractCharacters = 200;

export const contractStatuses = ['uploaded', 'reading', 'measuring', 'analysing', 'complete', 'failed'] as const;
export const contractStatusSchema = z.enum(contractStatuses);
export type ContractStatus = z.infer<typeof contractStatusSchema>;

export const riskCountsSchema = z.object({
  high: z.int().nonnegative(),
  medium: z.int().nonnegative(),
  low: z.int().nonnegative(),
});

/** A date of a contract as lists tell it. */
export const listedDateSchema = z.object({
  kind: z.enum(dateKinds),
  /** What happens then, in a few words; null where the kind says it all. */
  label: z.string().nullable(),
  /** ISO 8601 calendar date. */
  date: z.string(),
});
export type ListedDate = z.infer<typeof listedDateSchema>;

/** As their owner spells them. */
export const tagNamesSchema = z.array(z.string());

/** A row of the contract list, of an uploaded contract or a generated one: everything but the text and the findings. */
export const contractListItemSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    /** What its owner calls it; null: as its analysis or its file does. */
    givenTitle: z.string().nullable(),
    /** In the order of the alphabet; none of a generated contract. */
    tags: tagNamesSchema,
    status: contractStatusSchema,
    analysisComplete: z.boolean(),
    failureCode: z.enum(contractErrorCodes).nullable(),
    /** The language model is away or too busy, and is asked again until then; null: it is not waited for. */
    waitingUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** Null for an uploaded contract. */
    templateId: z.string().nullable(),
    detectedLanguage: localeSchema.nullable(),
    languageConfidence: z.number().min(0).max(1).nullable(),
    pages: z.int().nullable(),
    summary: z.string().nullable(),
    riskCounts: riskCountsSchema.nullable(),
    /** A name for people: the kind of contract and with whom. */
    title: analysisSchema.shape.title.nullable(),
    /** The other side by name; both sides where it is not known for whom the analysis is written. */
    counterparty: z.string().nullable(),
    /** The next of its dates, today included, that the contract states. */
    nextDate: listedDateSchema.nullable(),
  })
  .meta({ id: 'ContractListItem' });
export type ContractListItem = z.infer<typeof contractListItemSchema>;

/** One contract, with its text and, once complete, its analysis. */
export const contractSchema = contractListItemSchema
  .omit({ summary: true, title: true, counterparty: true, nextDate: true })
  .extend({
    fileContent: z.string(),
    /** What the uploaded file is by its content; null while its text is not there. */
    fileFormat: z.enum(fileFormats).nullable(),
    /** The text's structure, in its order. */
    blocks: z.array(textBlockSchema),
    /** Of a generated contract: the version of its template, and what each of its paragraphs is, a letter each. */
    templateVersion: z.int().nullable(),
    layout: z.string().nullable(),
    /** Of a generated contract: what was added to it since, and whether it was checked before and not since then. */
    addedClauses: z.array(addedClauseSchema),
    checkOutdated: z.boolean(),
  })
  .extend({
    isContract: analysisSchema.shape.isContract.nullable(),
    summary: analysisSchema.shape.summary.nullable(),
    riskAssessment: analysisSchema.shape.riskAssessment.nullable(),
    keyTerms: analysisSchema.shape.keyTerms.nullable(),
    recommendations: analysisSchema.shape.recommendations.nullable(),
    contractType: analysisSchema.shape.contractType,
    contractKind: analysisSchema.shape.contractKind.nullable(),
    title: analysisSchema.shape.title.nullable(),
    object: analysisSchema.shape.object.nullable(),
    reader: analysisSchema.shape.reader.nullable(),
    readerChosen: analysisSchema.shape.readerChosen.nullable(),
    favours: analysisSchema.shape.favours.nullable(),
    money: analysisSchema.shape.money.nullable(),
    measured: analysisSchema.shape.measured,
    readClosely: analysisSchema.shape.readClosely.nullable(),
    parties: analysisSchema.shape.parties.nullable(),
    missingClauses: analysisSchema.shape.missingClauses.nullable(),
    dates: analysisSchema.shape.dates.nullable(),
    warnings: analysisSchema.shape.warnings.nullable(),
    coverage: analysisSchema.shape.coverage.nullable(),
    engine: analysisSchema.shape.engine.nullable(),
    /** The contract that it was uploaded as a new version of; absent where it was not, or that one is gone. */
    newVersionOf: z.string().optional(),
    /** Whether mails remind of its last days to give notice, unless the account wants none; of uploaded ones alone. */
    reminders: z.boolean().optional(),
    /** True while an analysis is being written, of which the first findings are there. */
    partial: z.boolean(),
    language: localeSchema.nullable(),
  })
  .meta({ id: 'Contract' });
export type Contract = z.infer<typeof contractSchema>;

export const uploadFormSchema = z.object({
  contract: z.any().optional().meta({ type: 'string', format: 'binary', description: 'The contract, at most 10 MB' }),
});

/** What `POST /api/contracts` takes beyond the file. */
export const uploadRequestSchema = uploadFormSchema.extend({
  contentHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .meta({
      description:
        'In the place of the file, one that `validate-size` was sent within the last hour: the `contentHash` that it ' +
        'answered. `contracts.upload_gone` where it is no longer kept; the file itself is to be sent then',
    }),
  fileName: z.string().max(1000).optional().meta({ description: 'With `contentHash`: the name of the file' }),
  readScannedPages: z
    .enum(['true', 'false'])
    .optional()
    .meta({
      description:
        '`true`: the user agrees that pages without text are given to a language model as pictures, at the cost that ' +
        '`validate-size` states under `machineReading`. Without it such pages stay unread, and a file of nothing else is refused',
    }),
  analyseAnyway: z
    .enum(['true', 'false'])
    .optional()
    .meta({
      description:
        '`true`: what does not look like a contract is analysed as one all the same, and charged as usual. Without it such a ' +
        'document completes with `isContract: false`, the warning `not-a-contract` and no findings, and nothing is charged',
    }),
  side: z
    .string()
    .max(longestSide)
    .optional()
    .meta({
      description:
        'Name or role of the party to write the analysis for, such as one of `parties` of `validate-size`. Without it the ' +
        'reader is guessed from the document',
    }),
  newVersionOf: z.string().min(1).max(100).optional().meta({
    description: 'Id of an uploaded contract of the account of which this is a new version, to be compared with',
  }),
});

export const uploadAcceptedSchema = z.object({ contractId: z.string() }).meta({ id: 'UploadAccepted' });
export type UploadAccepted = z.infer<typeof uploadAcceptedSchema>;

/** Whom a user may say to be. */
const certainPartySchema = z.object({ name: z.string(), role: z.string() });
const certainSides = {
  /** A handful at most; none where it is not certain who they all are. */
  parties: z.array(certainPartySchema),
  /** The one of them that would have it read, as far as can be guessed. */
  reader: certainPartySchema.nullable(),
};
export type CertainSides = z.infer<z.ZodObject<typeof certainSides>>;

const reasonCodeSchema = z
  .enum([...contractErrorCodes, 'usage.tokens_exceeded', 'usage.analyses_exceeded', 'usage.payment_required'])
  .nullable();

/** What an upload with `readScannedPages` would be: pages without text read by a language model from their pictures. */
export const machineReadingSchema = z
  .object({
    allowed: z.boolean(),
    reason: z.string().nullable(),
    reasonCode: reasonCodeSchema,
    /** Pages that would be read so, and what each adds. */
    pages: z.int(),
    tokensPerPage: z.int(),
    /** Of the whole analysis. */
    estimatedTokens: z.int().nullable(),
    availableTokens: z.int().nullable(),
    /** How many such pages the tokens left are enough for. */
    maxPages: z.int().nullable(),
  })
  .meta({ id: 'MachineReading' });
export type MachineReading = z.infer<typeof machineReadingSchema>;

/** Whether a file may be analysed, and what it would cost. Sizes in tokens of the o200k tokenizer. */
export const sizeValidationSchema = z
  .object({
    allowed: z.boolean(),
    reason: z.string().nullable(),
    reasonCode: reasonCodeSchema,
    availableTokens: z.int().nullable(),
    estimatedTokens: z.int().nullable(),
    maxPages: z.int().nullable(),
    /** Under which the file is kept for an hour, to be uploaded without being sent again; null: it is not kept. */
    contentHash: z.string().nullable(),
    pages: z.int().nullable(),
    characters: z.int().nullable(),
    detectedLanguage: localeSchema.nullable(),
    languageConfidence: z.number().nullable(),
    /** False: an upload is analysed only with `analyseAnyway`, and `notContractReason` says what it looks like. */
    looksLikeContract: z.boolean(),
    notContractReason: z.string().nullable(),
    ...certainSides,
    /** Null: no page needs it, or nothing here reads pictures. */
    machineReading: machineReadingSchema.nullable(),
  })
  .meta({ id: 'SizeValidation' });
export type SizeValidation = z.infer<typeof sizeValidationSchema>;
