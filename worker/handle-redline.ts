import { contractFiles } from '../src/features/contracts/contract-files';
import { findingsOf } from '../src/features/contracts/findings-of';
import { describeError } from '../src/kernel/logger';
import type { Redlined, RedlineJob } from '../src/platform/redline';
import { ExtractionError } from './extract/extracted-document';
import { sniff } from './extract/sniff';
import { readingTurns } from './reading-turns';
import { redlineDocx, UnsuitableFile } from './redline/redline-docx';
import { writeProposals } from './redline/write-proposals';
import type { WorkerDeps } from './worker-deps';

const nobody = 'Plainclause';

/** Answers the API Worker, which knows that the contract is the caller's. Refusals are values. */
export async function handleRedline(
  deps: Pick<WorkerDeps, 'files' | 'contractFindings' | 'clock' | 'logger'>,
  { contract, author, ...chosen }: RedlineJob,
): Promise<Redlined> {
  const { id, ownerId, fileName } = contract;
  const [bytes, findings] = await Promise.all([
    deps.files.bytes(contractFiles.original(ownerId, id)),
    findingsOf(deps, contract),
  ]);
  if (!bytes) return { ok: false, failureCode: 'redline.original_gone' };
  const proposals = findings ? writeProposals(findings, chosen) : [];
  const keys = new Set([...chosen.risks, ...chosen.missing.map((type) => `missing:${type}`)]);
  if (!proposals.some(({ key }) => keys.has(key))) return { ok: false, failureCode: 'redline.nothing_chosen' };
  const name = author ?? findings?.reader?.name ?? nobody;
  try {
    if ((await sniff(bytes, fileName)) !== 'docx') return { ok: false, failureCode: 'redline.not_word' };
    const { file, outcomes } = await readingTurns.take(bytes.length, () =>
      redlineDocx(bytes, { proposals, author: name, date: deps.clock() }),
    );
    return { ok: true, file, outcomes: outcomes.filter(({ key }) => keys.has(key)) };
  } catch (error) {
    if (error instanceof ExtractionError || error instanceof UnsuitableFile)
      return { ok: false, failureCode: 'redline.unsuitable_file' };
    deps.logger.error('redline.failed', { contractId: id, ...describeError(error) });
    return { ok: false, failureCode: 'redline.unavailable' };
  }
}
