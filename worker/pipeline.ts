import { contractFiles } from '../src/features/contracts/contract-files';
import type { ContractRow } from '../src/features/contracts/contracts.repository';
import type { ContractStatus } from '../src/features/contracts/contracts.schema';
import { storeAnalysis } from '../src/features/contracts/store-analysis.usecase';
import {
  createTally,
  describeUsage,
  findReachedCeiling,
  recordModelUsage,
} from '../src/features/model-usage/model-usage.usecases';
import { AnalysisError, type Findings, ModelAwayError } from './analyse/analyst';
import { ground } from './analyse/ground';
import { ExtractionError } from './extract/extracted-document';
import { inStage } from './in-stage';
import { readDocument } from './read-document';
import type { WorkerDeps } from './worker-deps';

/**
 * One contract, from its bytes to its stored analysis. Safe to run twice and to run late: a finished or deleted
 * contract is left alone, and so is one that another delivery works on, unless this is that delivery come again.
 * Throws ExtractionError and AnalysisError.
 */
export async function analyseContract(
  deps: WorkerDeps,
  { contractId, redelivered = false }: { contractId: string; redelivered?: boolean },
): Promise<void> {
  if (!(await deps.attempts.begin({ id: contractId, takeOver: redelivered, now: deps.clock() }))) return;
  const contract = await deps.contracts.find({ id: contractId });
  if (!contract) return;

  const reached = await findReachedCeiling(deps, contract);
  if (reached) throw new AnalysisError(reached, false);
  const tally = createTally();
  let failed = true;
  try {
    failed = !(await analyse(deps, contract, tally));
  } catch (error) {
    // That a service went away in the middle says nothing of what the account has it try.
    if (error instanceof ModelAwayError) failed = false;
    throw error;
  } finally {
    const { ownerId } = contract;
    await recordModelUsage(deps, { ownerId, contractId, tokens: tally.tokens, failed });
  }
}

/** Whether it came to an analysis that is worth its price. */
async function analyse(
  deps: WorkerDeps,
  contract: ContractRow,
  tally: ReturnType<typeof createTally>,
): Promise<boolean> {
  const document = await inStage(deps, 'read', () => read(metered(deps, tally), contract));
  if (!(await advance(deps, contract, 'reading', 'measuring'))) return false;
  await recordMeasurement(deps, contract, document);
  await deps.searchedTexts.keep({ contractId: contract.id, text: document.text });
  if (!(await advance(deps, contract, 'measuring', 'analysing'))) return false;
  const reread = await deps.rereads.find({ contractId: contract.id });
  const { analyseAnyway } = contract;
  const language = reread?.language ?? contract.language;
  const { reader } = reread ?? contract;
  const keepProgress = async (found: Findings) => {
    const analysis = await ground(found, document, { language, reader, analyseAnyway, partial: true });
    await deps.attempts.keepProgress({ id: contract.id, analysis, now: deps.clock() });
  };
  const today = deps.clock().toISOString().slice(0, 10);
  const findings = await inStage(deps, 'analyse', () =>
    deps.analyst.analyse(
      { text: document.text, blocks: document.blocks, language: document.measurement.language },
      { language, today, reader, analyseAnyway, onProgress: keepProgress, onTokens: tally.add },
    ),
  );
  const analysis = await ground(findings, document, { language, reader, analyseAnyway });
  const stored = await inStage(deps, 'store', () => storeAnalysis(deps, { contract, analysis, before: reread }));
  if (!stored) return false;
  const charge = reread ? reread.chargeId : contract.id;
  // What is no contract was not worth its price.
  if (charge && analysis.isContract) await deps.usage.settle({ contractId: charge });
  else if (charge) await deps.usage.release({ contractId: charge });
  deps.logger.info('analysis.complete', {
    engine: analysis.engine.name,
    pages: analysis.coverage.pagesRead,
    ...describeUsage(deps.config, tally.tokens),
  });
  return analysis.isContract;
}

/** Pages that are copied out of their pictures count as part of the analysis. */
function metered(deps: WorkerDeps, { add }: ReturnType<typeof createTally>): WorkerDeps {
  const { scanReader } = deps;
  return { ...deps, scanReader: scanReader && { read: (png, signal) => scanReader.read(png, signal, add) } };
}

function read(deps: Pick<WorkerDeps, 'contractTexts' | 'files' | 'scanReader'>, contract: ContractRow) {
  return readDocument(deps, {
    ownerId: contract.ownerId,
    contentHash: contract.contentHash,
    fileName: contract.fileName,
    byteSize: contract.byteSize,
    machineReadPages: contract.machineReadPages,
    bytes: async () => {
      const bytes = await deps.files.bytes(contractFiles.original(contract.ownerId, contract.id));
      if (!bytes) throw new ExtractionError('contracts.file_damaged');
      return bytes;
    },
  });
}

function advance(
  { attempts, clock }: Pick<WorkerDeps, 'attempts' | 'clock'>,
  { id }: ContractRow,
  from: ContractStatus,
  to: ContractStatus,
): Promise<boolean> {
  return attempts.advance({ id, from, to, now: clock() });
}

function recordMeasurement(
  { attempts }: Pick<WorkerDeps, 'attempts'>,
  { id, machineReadPages, tokens: agreedTokens }: ContractRow,
  { measurement, readerVersion }: Awaited<ReturnType<typeof readDocument>>,
): Promise<void> {
  const { pages, characters, language, languageConfidence } = measurement;
  // Of pages read by machine the cost was stated and agreed to; no page with many words raises it.
  const tokens = machineReadPages === null ? measurement.tokens : agreedTokens;
  return attempts.recordMeasurement(
    { id },
    { readerVersion, pages, characters, tokens, detectedLanguage: language, languageConfidence },
  );
}
