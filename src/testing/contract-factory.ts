import { createDatabase } from '../db/client';
import { userTable } from '../features/accounts/accounts.table';
import type { Analysis, Risk } from '../features/contracts/analysis.schema';
import { createContractsRepository, type NewContract } from '../features/contracts/contracts.repository';
import {
  createGeneratedContractsRepository,
  type NewGeneratedContract,
} from '../features/generated-contracts/generated-contracts.repository';
import { newId } from '../kernel/ids';

/** A verified user on the free plan, straight into the table. */
export async function insertUser(
  binding: D1Database,
  fields: Partial<typeof userTable.$inferInsert> = {},
): Promise<string> {
  const id = fields.id ?? newId();
  await createDatabase(binding)
    .insert(userTable)
    .values({ name: 'Ada Lovelace', email: `${id.toLowerCase()}@example.test`, emailVerified: true, ...fields, id });
  return id;
}

/** An uploaded contract without text and bytes, which are the caller's to store. */
export async function insertContract(
  binding: D1Database,
  fields: Partial<NewContract> & { ownerId: string },
): Promise<string> {
  const id = fields.id ?? newId();
  const now = new Date();
  await createContractsRepository(createDatabase(binding)).insert({
    fileName: 'agreement.txt',
    status: 'uploaded',
    contentHash: `hash-of-${id}`,
    byteSize: 1000,
    tokens: 500,
    readerVersion: 1,
    language: 'en',
    statusChangedAt: now,
    createdAt: now,
    updatedAt: now,
    ...fields,
    id,
  });
  return id;
}

/** A contract made from a template, without text and bytes, which are the caller's to store. */
export async function insertGenerated(
  binding: D1Database,
  fields: Partial<NewGeneratedContract> & { ownerId: string },
): Promise<string> {
  const id = fields.id ?? newId();
  const now = new Date();
  await createGeneratedContractsRepository(createDatabase(binding)).insert({
    fileName: 'agreement',
    templateId: 'nda',
    templateVersion: 1,
    layout: '',
    addedClauses: [],
    contentHash: `hash-of-${id}`,
    byteSize: 1000,
    pages: 1,
    readerVersion: 1,
    createdAt: now,
    updatedAt: now,
    ...fields,
    id,
  });
  return id;
}

/** A risk of which no more is said than fields say. */
export const aRisk = (fields: Partial<Risk> = {}): Risk => ({
  id: '1',
  title: 'Unlimited liability',
  description: 'Nothing limits what you may owe.',
  hurts: null,
  ask: null,
  suggestedWording: null,
  delete: false,
  doubt: null,
  clauseType: 'uncapped-liability',
  evidence: [],
  ...fields,
});

/** An analysis with one high risk. */
export function anAnalysis(fields: Partial<Analysis> = {}): Analysis {
  const evidence = [{ quote: 'unlimited liability', start: 10, end: 29, match: 'exact' as const }];
  return {
    isContract: true,
    summary: 'A services agreement.',
    riskAssessment: {
      high: [aRisk({ evidence })],
      medium: [],
      low: [],
    },
    keyTerms: [],
    recommendations: [],
    contractType: 'services',
    contractKind: null,
    title: null,
    object: null,
    reader: null,
    readerChosen: false,
    favours: [],
    money: [],
    readClosely: [],
    parties: [],
    missingClauses: [],
    measured: null,
    dates: [],
    warnings: [],
    coverage: { pagesRead: 1, pagesTotal: 1, charactersRead: 1000, clauseTypes: [] },
    engine: { name: 'built-in', model: null },
    partial: false,
    language: 'en',
    ...fields,
  };
}
