import type { Deps } from '#src/deps.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { newId } from '#src/kernel/ids.ts';
import { quoteAnalysis, reserveAnalysis } from '../usage/usage.usecases';
import type { Reader } from './analysis.schema';
import { contractFailure, contractNotFound, notComplete, sideUnknown } from './contracts.errors';
import type { ContractRow } from './contracts.repository';
import { dispatchAnalyses } from './dispatch-analyses.usecase';
import { findingsOf } from './findings-of';
import type { RereadQuote, RereadRequest } from './reread.schema';
import { chooseSide, sidesOf } from './side.rules';

type Owned = { ownerId: string; id: string };
type Money = Pick<Deps, 'accounts' | 'usage' | 'clock' | 'config'>;

/** The built-in analyst costs nothing; a language model is charged by its tokens, as an upload is. */
async function isFree({ measure }: Pick<Deps, 'measure'>): Promise<boolean> {
  const analyst = await measure.analyst().catch((cause: unknown) => {
    throw contractFailure('contracts.engine_unavailable', { cause });
  });
  return analyst === 'built-in';
}

const priceOf = ({ ownerId, tokens }: Pick<ContractRow, 'ownerId' | 'tokens'>) => ({
  ownerId,
  documentTokens: tokens ?? 0,
  analyses: 0 as const,
});

/** What writing the analysis anew would cost, and why it would be refused. Throws contracts.not_found, contracts.engine_unavailable. */
export async function quoteReread(
  deps: Money & Pick<Deps, 'contracts' | 'measure'>,
  { language, ...input }: Owned & { language: Locale },
): Promise<RereadQuote> {
  const row = await deps.contracts.findOwned(input);
  if (!row) throw contractNotFound();
  const { refusal, estimatedTokens, availableTokens } = await quoteAnalysis(deps, priceOf(row));
  if (await isFree(deps)) {
    return { free: true, allowed: true, reason: null, reasonCode: null, estimatedTokens: 0, availableTokens };
  }
  const reason = refusal && answerErrorText[refusal]({}, { locale: language });
  return { free: false, allowed: !refusal, reason, reasonCode: refusal, estimatedTokens, availableTokens };
}

/**
 * Has the analysis of a complete contract written anew from the text that is kept, for another side or in another
 * language; what is not said stays. Throws contracts.not_found, contracts.not_complete, contracts.side_unknown,
 * contracts.engine_unavailable, usage.*.
 */
export async function rereadContract(
  deps: Money &
    Pick<
      Deps,
      'contracts' | 'contractFindings' | 'contractQueue' | 'owners' | 'rereads' | 'measure' | 'queue' | 'logger'
    >,
  { side, language, ...input }: Owned & RereadRequest,
): Promise<void> {
  const row = await deps.contracts.findOwned(input);
  if (!row) throw contractNotFound();
  const findings = row.status === 'complete' ? await findingsOf(deps, row) : null;
  if (!findings) throw notComplete();
  const reader: Reader =
    side === undefined ? (findings.readerChosen ? findings.reader : null) : chooseSide(sidesOf(findings), side);
  if (side !== undefined && !reader) throw sideUnknown();
  const chargeId = (await isFree(deps)) ? null : newId();
  const wanted = { reader, language: language ?? findings.language ?? row.language, chargeId };
  // Starting first lets one of two through; only that one is charged.
  if (!(await deps.rereads.start({ ...wanted, ownerId: row.ownerId, contractId: row.id, now: deps.clock() }))) {
    throw notComplete();
  }
  if (chargeId) await charge(deps, row, chargeId);
  await dispatchAnalyses(deps, { ownerId: row.ownerId, ready: row.id });
}

async function charge(deps: Money & Pick<Deps, 'rereads'>, row: ContractRow, chargeId: string): Promise<void> {
  try {
    await reserveAnalysis(deps, { ...priceOf(row), contractId: chargeId });
  } catch (error) {
    const before = { contractId: row.id, analysedAt: row.updatedAt };
    await deps.rereads.giveUp({ reread: before, code: row.failureCode, now: deps.clock() });
    throw error;
  }
}
