import { z } from 'zod';
import { contractSchema } from '../contracts/contracts.schema';
import { sharePasswordIn } from './share-forms.schema';

/** What is asked for when a link is made. */
export const newShareSchema = z
  .object({
    withText: z.boolean(),
    /** Empty: none. */
    password: sharePasswordIn(z),
    /** When it ends; null: when it is revoked. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'NewShare' });
export type NewShare = z.infer<typeof newShareSchema>;

/** A link as its owner sees it. */
export const shareSchema = z
  .object({
    id: z.string(),
    /** Null where the server’s secret has changed since: it still leads there, and can be told no more. */
    address: z.string().nullable(),
    withText: z.boolean(),
    hasPassword: z.boolean(),
    expiresAt: z.iso.datetime().nullable(),
    views: z.int().nonnegative(),
    lastViewedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof shareSchema>;

export const openShareSchema = z
  .object({ token: z.string().max(100), password: z.string().max(128).optional() })
  .meta({ id: 'OpenShare' });

/** All that a link shows: of the contract nothing but what is named here. */
export const sharedAnalysisSchema = contractSchema
  .pick({
    updatedAt: true,
    detectedLanguage: true,
    fileContent: true,
    blocks: true,
    isContract: true,
    summary: true,
    riskAssessment: true,
    keyTerms: true,
    recommendations: true,
    contractType: true,
    contractKind: true,
    title: true,
    object: true,
    reader: true,
    readerChosen: true,
    favours: true,
    money: true,
    readClosely: true,
    parties: true,
    missingClauses: true,
    dates: true,
    warnings: true,
    coverage: true,
    engine: true,
    language: true,
  })
  .extend({
    /** Of the link, not of the contract. */
    id: z.string(),
    /** Whether `fileContent` is the contract’s text; else it is empty, and `blocks` say where its clauses are numbered. */
    withText: z.boolean(),
  })
  .meta({ id: 'SharedAnalysis' });
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>;
