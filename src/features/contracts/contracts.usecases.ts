import type { Deps } from '../../deps';
import type { Locale } from '../../i18n/locale.schema';
import { newId } from '../../kernel/ids';
import { describeError } from '../../kernel/logger';
import { reserveAnalysis } from '../usage/usage.usecases';
import { contractFiles } from './contract-files';
import { isFinal } from './contract-status.rules';
import { contractTextSchema } from './contract-text.schema';
import { toContract, toListItem } from './contract-view.rules';
import { contractNotFound, notRetryable } from './contracts.errors';
import type { Contract, ContractListItem } from './contracts.schema';
import { cleanFileName } from './file-name.rules';
import { acceptable, type MeasuredUpload, measureUpload } from './measure-upload';

type Owned = { ownerId: string; id: string };

/**
 * Accepts a contract: measures it, takes one analysis out of the allowance, stores it and queues it.
 * Throws contracts.file_*, contracts.document_too_large or usage.*; then nothing is stored or charged.
 */
export async function uploadContract(
  deps: Pick<Deps, 'accounts' | 'contracts' | 'usage' | 'measure' | 'files' | 'queue' | 'clock' | 'config' | 'logger'>,
  asked: { ownerId: string; file: File; language: Locale },
): Promise<{ contractId: string }> {
  const upload = acceptable(await measureUpload(deps, asked));
  const contractId = newId();
  await reserveAnalysis(deps, { ownerId: asked.ownerId, contractId, documentTokens: upload.measured.tokens });
  try {
    await storeUpload(deps, { ...asked, contractId, upload });
  } catch (error) {
    await deps.usage.release({ contractId });
    await deps.files.delete([contractFiles.original(asked.ownerId, contractId)]);
    throw error;
  }
  try {
    await deps.queue.send({ type: 'analyse', contractId });
  } catch (error) {
    // The contract is safe: the sweep finds it standing at `uploaded` and queues it.
    deps.logger.warn('contracts.queue_failed', { contractId, ...describeError(error) });
  }
  return { contractId };
}

async function storeUpload(
  { contracts, files, clock }: Pick<Deps, 'contracts' | 'files' | 'clock'>,
  upload: { ownerId: string; contractId: string; file: File; language: Locale; upload: MeasuredUpload },
): Promise<void> {
  const { contentHash, bytes, measured } = upload.upload;
  const now = clock();
  await files.put(contractFiles.original(upload.ownerId, upload.contractId), bytes, 'application/octet-stream');
  await contracts.insert({
    id: upload.contractId,
    ownerId: upload.ownerId,
    fileName: cleanFileName(upload.file.name),
    status: 'uploaded',
    contentHash,
    byteSize: bytes.byteLength,
    pages: measured.pages,
    characters: measured.characters,
    tokens: measured.tokens,
    readerVersion: measured.readerVersion,
    detectedLanguage: measured.language,
    languageConfidence: measured.languageConfidence,
    language: upload.language,
    statusChangedAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** The account's contracts, newest first, without their texts. */
export async function listContracts(
  { contracts }: Pick<Deps, 'contracts'>,
  asked: { ownerId: string },
): Promise<ContractListItem[]> {
  return (await contracts.listOwned(asked)).map(toListItem);
}

/** One contract with its text and findings, both once its status is final. Throws contracts.not_found. */
export async function getContract(
  { contracts, files }: Pick<Deps, 'contracts' | 'files'>,
  asked: Owned,
): Promise<Contract> {
  const row = await contracts.findOwned(asked);
  if (!row) throw contractNotFound();
  // A page that waits asks every two seconds: the text is of no use to it yet.
  if (!isFinal(row.status)) return toContract(row, '');
  const kept = await files.text(contractFiles.text(row.ownerId, row.contentHash, row.readerVersion));
  return toContract(row, kept ? contractTextSchema.parse(JSON.parse(kept)).text : '');
}

/** Deletes a contract with everything kept of it. What it cost stays spent. Throws contracts.not_found. */
export async function deleteContract(
  { contracts, files, usage }: Pick<Deps, 'contracts' | 'files' | 'usage'>,
  asked: Owned,
): Promise<void> {
  const row = await contracts.deleteOwned(asked);
  if (!row) throw contractNotFound();
  await usage.settle({ contractId: row.id });
  const shared = await contracts.usesContent(row);
  const texts = shared ? [] : (await files.list(contractFiles.texts(row.ownerId, row.contentHash))).files;
  await files.delete([contractFiles.original(row.ownerId, row.id), ...texts.map((text) => text.key)]);
}

/** Starts a failed analysis again, at the usual price. Throws contracts.not_found, contracts.not_retryable, usage.*. */
export async function retryAnalysis(
  deps: Pick<Deps, 'accounts' | 'contracts' | 'usage' | 'queue' | 'clock' | 'config'>,
  asked: Owned,
): Promise<void> {
  const row = await deps.contracts.findOwned(asked);
  if (!row) throw contractNotFound();
  // Reopening first lets one of two retries through; only that one is charged.
  if (!(await deps.contracts.reopen({ ...asked, now: deps.clock() }))) throw notRetryable();
  try {
    await reserveAnalysis(deps, { ownerId: row.ownerId, contractId: row.id, documentTokens: row.tokens ?? 0 });
  } catch (error) {
    const code = row.failureCode ?? 'contracts.analysis_failed';
    await deps.contracts.fail({ id: row.id, code, now: deps.clock() });
    throw error;
  }
  await deps.queue.send({ type: 'analyse', contractId: row.id });
}
