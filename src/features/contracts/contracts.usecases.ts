import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { newId } from '#src/kernel/ids.ts';
import { describeError } from '#src/kernel/logger.ts';
import { reserveAnalysis } from '../usage/usage.usecases';
import { contractFiles } from './contract-files';
import type { ContractCount, ContractFilter, ContractListQuery } from './contract-list.schema';
import { isFinal } from './contract-status.rules';
import { contractTextSchema } from './contract-text.schema';
import { damagedParts, toContract, toListItem } from './contract-view.rules';
import { contractNotFound, notRetryable } from './contracts.errors';
import type { ContractRow } from './contracts.repository';
import type { Contract, ContractListItem } from './contracts.schema';
import { cleanFileName } from './file-name.rules';
import { type MeasuredUpload, measureAccepted, measuredColumns } from './measure-upload';

type Owned = { ownerId: string; id: string };

/**
 * Accepts a contract: measures it, takes one analysis out of the allowance, stores it and queues it.
 * Throws contracts.file_*, contracts.document_too_large or usage.*; then nothing is stored or charged.
 */
export async function uploadContract(
  deps: Pick<
    Deps,
    'accounts' | 'contracts' | 'usage' | 'measure' | 'files' | 'queue' | 'clock' | 'config' | 'logger' | 'waitUntil'
  >,
  asked: {
    ownerId: string;
    file: File;
    language: Locale;
    /** The user agrees that pages without text are read by a language model, at the stated cost. */
    byMachine?: boolean;
  },
): Promise<{ contractId: string }> {
  const upload = await measureAccepted(deps, asked);
  const accepted = acceptUpload(deps, { ...asked, upload });
  // Taken to its end even when the caller goes away half way.
  deps.waitUntil(accepted.catch(() => {}));
  return accepted;
}

type Accepted = { ownerId: string; file: File; language: Locale; upload: MeasuredUpload };

async function acceptUpload(
  deps: Pick<Deps, 'accounts' | 'contracts' | 'usage' | 'files' | 'queue' | 'clock' | 'config' | 'logger'>,
  asked: Accepted,
): Promise<{ contractId: string }> {
  const { ownerId, upload } = asked;
  const contractId = newId();
  await reserveAnalysis(deps, { ownerId, contractId, documentTokens: upload.measured.tokens });
  try {
    await storeUpload(deps, { ...asked, contractId });
  } catch (error) {
    await Promise.allSettled([
      deps.usage.release({ contractId }),
      deps.contracts.deleteOwned({ ownerId, id: contractId }),
      deps.files.delete([contractFiles.original(ownerId, contractId)]),
    ]);
    throw error;
  }
  await queueAnalysis(deps, { contractId });
  return { contractId };
}

/** A queue that is down loses nothing: the sweep finds the contract standing at `uploaded` and queues it. */
async function queueAnalysis(
  { queue, logger }: Pick<Deps, 'queue' | 'logger'>,
  { contractId }: { contractId: string },
): Promise<void> {
  try {
    await queue.send({ type: 'analyse', contractId });
  } catch (error) {
    logger.warn('contracts.queue_failed', { contractId, ...describeError(error) });
  }
}

async function storeUpload(
  { contracts, files, clock }: Pick<Deps, 'contracts' | 'files' | 'clock'>,
  upload: Accepted & { contractId: string },
): Promise<void> {
  const now = clock();
  // The row first: bytes without one would never be found again, a row without bytes is read from the kept text.
  await contracts.insert({
    id: upload.contractId,
    ownerId: upload.ownerId,
    fileName: cleanFileName(upload.file.name),
    status: 'uploaded',
    ...measuredColumns(upload.upload),
    language: upload.language,
    statusChangedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await files.put(
    contractFiles.original(upload.ownerId, upload.contractId),
    upload.upload.bytes,
    'application/octet-stream',
  );
}

/** The account's contracts, without their texts. */
export async function listContracts(
  { contracts }: Pick<Deps, 'contracts'>,
  asked: ContractListQuery & { ownerId: string },
): Promise<ContractListItem[]> {
  return (await contracts.listOwned(asked)).map(toListItem);
}

/** How many of the account's contracts are found. */
export async function countContracts(
  { contracts }: Pick<Deps, 'contracts'>,
  asked: ContractFilter & { ownerId: string },
): Promise<ContractCount> {
  return { count: await contracts.countOwned(asked) };
}

/** One contract with its text and findings, both once its status is final. Throws contracts.not_found. */
export async function getContract(
  { contracts, files, logger }: Pick<Deps, 'contracts' | 'files' | 'logger'>,
  asked: Owned,
): Promise<Contract> {
  const row = await contracts.findOwned(asked);
  if (!row) throw contractNotFound();
  // A page that waits asks every two seconds: the text is of no use to it yet.
  if (!isFinal(row.status)) return toContract(row);
  const damaged = damagedParts(row.findings);
  if (damaged.length > 0) logger.error('contracts.analysis_damaged', { contractId: row.id, parts: damaged });
  const byMachine = row.machineReadPages !== null;
  const kept = await files.text(contractFiles.text(row.ownerId, row.contentHash, row.readerVersion, { byMachine }));
  const checkOutdated = await isCheckOutdated({ contracts }, row);
  return toContract(row, kept ? contractTextSchema.parse(JSON.parse(kept)) : undefined, { checkOutdated });
}

/** Whether a generated contract was checked before clauses were added to it, and not since. */
async function isCheckOutdated({ contracts }: Pick<Deps, 'contracts'>, row: ContractRow): Promise<boolean> {
  if (!row.addedClauses?.some(({ checkedBefore }) => checkedBefore)) return false;
  return (await contracts.findUploadOf(row)) === null;
}

/** Deletes a contract with everything kept of it. What it cost stays spent. Throws contracts.not_found. */
export async function deleteContract(
  { contracts, files, usage }: Pick<Deps, 'contracts' | 'files' | 'usage'>,
  asked: Owned,
): Promise<void> {
  const row = await contracts.findContent(asked);
  if (!row) throw contractNotFound();
  const { id, ownerId, contentHash } = row;
  const shared = await contracts.usesContent({ ownerId, contentHash, exceptId: id });
  const texts = shared ? [] : (await files.list(contractFiles.texts(ownerId, contentHash))).files;
  // The files first: should that fail, the contract is still there to be deleted again.
  await files.delete([
    contractFiles.original(ownerId, id),
    ...(shared ? [] : [contractFiles.measured(ownerId, contentHash)]),
    ...texts.map((text) => text.key),
  ]);
  await contracts.deleteOwned(asked);
  await usage.settle({ contractId: id });
}

/** Starts a failed analysis again, at the usual price. Throws contracts.not_found, contracts.not_retryable, usage.*. */
export async function retryAnalysis(
  deps: Pick<Deps, 'accounts' | 'contracts' | 'usage' | 'queue' | 'clock' | 'config' | 'logger'>,
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
  await queueAnalysis(deps, { contractId: row.id });
}
