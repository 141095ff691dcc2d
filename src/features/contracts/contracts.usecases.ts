import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { newId } from '#src/kernel/ids.ts';
import { reserveAnalysis } from '../usage/usage.usecases';
import type { Reader } from './analysis.schema';
import { findChecked } from './checked-file';
import { contractFiles } from './contract-files';
import { isFinal } from './contract-status.rules';
import type { ContractPages } from './contract-text.schema';
import { damagedParts, toContract } from './contract-view.rules';
import { contractFailure, contractNotFound, notRetryable } from './contracts.errors';
import type { Contract } from './contracts.schema';
import { dispatchAnalyses } from './dispatch-analyses.usecase';
import { findingsOf } from './findings-of';
import type { FileToMeasure } from './incoming-file';
import { type MeasuredUpload, measureAccepted, measuredColumns } from './measure-upload';
import { sideCalled } from './side.rules';

type Owned = { ownerId: string; id: string };

/**
 * Accepts a contract: measures it, takes one analysis out of the allowance, stores it and queues it.
 * Throws contracts.file_*, contracts.not_found, contracts.upload_gone where no such file was measured of late, contracts.document_too_large or usage.*; then nothing is stored or charged.
 */
export async function uploadContract(
  deps: Pick<
    Deps,
    | 'accounts'
    | 'contracts'
    | 'contractQueue'
    | 'owners'
    | 'usage'
    | 'measure'
    | 'files'
    | 'queue'
    | 'clock'
    | 'config'
    | 'logger'
    | 'waitUntil'
  >,
  input: {
    ownerId: string;
    /** What arrived, or names a file that its owner had measured. */
    file: FileToMeasure | { contentHash: string; fileName: string };
    language: Locale;
    /** The user agrees that pages without text are read by a language model, at the stated cost. */
    byMachine?: boolean;
    /** The user wants it analysed, at the usual price, even if it does not look like a contract. */
    analyseAnyway?: boolean;
    /** The party that the user said to be. */
    side?: string | undefined;
    /** The contract that this is a new version of. */
    newVersionOf?: string | undefined;
  },
): Promise<{ contractId: string }> {
  const { ownerId, newVersionOf = null } = input;
  if (newVersionOf !== null && !(await deps.contracts.findContent({ ownerId, id: newVersionOf })))
    throw contractNotFound();
  const file =
    'byteSize' in input.file ? input.file : await findChecked(deps, { ownerId: input.ownerId, ...input.file });
  const upload = await measureAccepted(deps, { ...input, file });
  const reader = input.side === undefined ? null : sideCalled(input.side, upload.parties);
  const accepted = acceptUpload(deps, { ...input, newVersionOf, reader, upload });
  // Taken to its end even when the caller goes away half way.
  deps.waitUntil(accepted.catch(() => {}));
  return accepted;
}

interface Accepted {
  ownerId: string;
  language: Locale;
  analyseAnyway?: boolean;
  reader: Reader;
  newVersionOf: string | null;
  upload: MeasuredUpload;
}

async function acceptUpload(
  deps: Pick<
    Deps,
    'accounts' | 'contracts' | 'contractQueue' | 'owners' | 'usage' | 'files' | 'queue' | 'clock' | 'config' | 'logger'
  >,
  input: Accepted,
): Promise<{ contractId: string }> {
  const { ownerId, upload } = input;
  const contractId = newId();
  await reserveAnalysis(deps, { ownerId, contractId, documentTokens: upload.measured.tokens });
  try {
    await storeUpload(deps, { ...input, contractId });
  } catch (error) {
    await Promise.allSettled([
      deps.usage.release({ contractId }),
      deps.contracts.deleteOwned({ ownerId, id: contractId }),
      deps.files.delete([contractFiles.original(ownerId, contractId)]),
    ]);
    throw error;
  }
  // Stored as the contract's own; what is left here is swept.
  if ('key' in upload.file) await deps.files.delete([upload.file.key]).catch(() => {});
  await dispatchAnalyses(deps, { ownerId, ready: contractId });
  return { contractId };
}

async function storeUpload(
  { contracts, files, clock }: Pick<Deps, 'contracts' | 'files' | 'clock'>,
  upload: Accepted & { contractId: string },
): Promise<void> {
  const now = clock();
  const { file } = upload.upload;
  // The row first: bytes without one would never be found again, a row without bytes is read from the kept text.
  await contracts.insert({
    id: upload.contractId,
    ownerId: upload.ownerId,
    fileName: file.fileName,
    status: 'uploaded',
    ...measuredColumns(upload.upload),
    machineReadPages: upload.upload.measured.machineReadPages,
    analyseAnyway: upload.analyseAnyway,
    reader: upload.reader,
    newVersionOf: upload.newVersionOf,
    language: upload.language,
    // Until its bytes are there too it is not analysed.
    queuedAt: now,
    statusChangedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const original = contractFiles.original(upload.ownerId, upload.contractId);
  if ('bytes' in file) await files.put(original, file.bytes, 'application/octet-stream');
  else if (!(await files.copy(file.key, original))) throw contractFailure('contracts.upload_gone');
}

/** An uploaded contract with its text and findings, which come while it is analysed; null where there is none. */
export async function getUploaded(
  deps: Pick<Deps, 'contracts' | 'contractFindings' | 'contractTexts' | 'logger'>,
  input: Owned,
): Promise<Contract | null> {
  const row = await deps.contracts.findOwned(input);
  if (!row) return null;
  // A page that waits asks every two seconds: without findings the text is of no use to it yet.
  if (!isFinal(row.status) && !row.found) return toContract({ ...row, findings: null });
  const [findings, text] = await Promise.all([findingsOf(deps, row), deps.contractTexts.read(row)]);
  const damaged = damagedParts(findings);
  if (damaged.length > 0) deps.logger.error('contracts.analysis_damaged', { contractId: row.id, parts: damaged });
  return toContract({ ...row, findings }, text ?? undefined);
}

/** Where the text of an upload stands on the pages of its file, once its status is final. Throws contracts.not_found. */
export async function getContractPages(
  { contracts, contractTexts }: Pick<Deps, 'contracts' | 'contractTexts'>,
  input: Owned,
): Promise<ContractPages> {
  const row = await contracts.findOwned(input);
  if (!row) throw contractNotFound();
  return { pages: isFinal(row.status) ? await contractTexts.readPages(row) : [] };
}

/** Starts a failed analysis again, at the usual price. Throws contracts.not_found, contracts.not_retryable, usage.*. */
export async function retryAnalysis(
  deps: Pick<
    Deps,
    | 'accounts'
    | 'attempts'
    | 'contracts'
    | 'contractQueue'
    | 'owners'
    | 'usage'
    | 'queue'
    | 'clock'
    | 'config'
    | 'logger'
  >,
  input: Owned,
): Promise<void> {
  const row = await deps.contracts.findOwned(input);
  if (!row) throw contractNotFound();
  // Reopening first lets one of two retries through; only that one is charged.
  if (!(await deps.attempts.reopen({ ...input, now: deps.clock() }))) throw notRetryable();
  try {
    await reserveAnalysis(deps, { ownerId: row.ownerId, contractId: row.id, documentTokens: row.tokens ?? 0 });
  } catch (error) {
    const code = row.failureCode ?? 'contracts.analysis_failed';
    await deps.attempts.fail({ id: row.id, code, now: deps.clock() });
    throw error;
  }
  await dispatchAnalyses(deps, { ownerId: row.ownerId, ready: row.id });
}
