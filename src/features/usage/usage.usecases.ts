import type { Deps } from '#src/deps.ts';
import { maxPagesFor } from './page-counts.schema';
import { type UsageErrorCode, usageRefused } from './usage.errors';
import { allowanceOf, fitsPlan, type PlanHolder, tokensCharged } from './usage.rules';
import type { UsageCheck } from './usage.schema';

type UsageDeps = Pick<Deps, 'accounts' | 'usage' | 'clock' | 'config'>;

async function readUsage({ accounts, usage, clock, config }: UsageDeps, { ownerId }: { ownerId: string }) {
  const holder: PlanHolder = await accounts.planHolder({ userId: ownerId });
  const now = clock();
  const allowance = allowanceOf(holder, { limited: config.usageLimits, now });
  const used = await usage.totals({ ownerId, periodStart: allowance.periodStart, now });
  return { allowance, used };
}

/** The account's usage of analyses in the current period. */
export async function checkUsage(deps: UsageDeps, input: { ownerId: string }): Promise<UsageCheck> {
  const { allowance, used } = await readUsage(deps, input);
  // 0 of 0 is how a client knows that payment is required.
  if (allowance.analyses === 0) {
    return { allowed: false, current: 0, limit: 0, tokensUsed: 0, tokensLimit: 0, periodEnd: null };
  }
  return {
    // What is left must be enough for some document.
    allowed: used.analyses < allowance.analyses && fitsPlan(1, allowance.tokens - used.tokens),
    current: used.analyses,
    limit: allowance.analyses,
    tokensUsed: used.tokens,
    tokensLimit: allowance.tokens,
    periodEnd: allowance.periodEnd?.toISOString() ?? null,
  };
}

interface Priced {
  ownerId: string;
  documentTokens: number;
  /** How many of the plan's analyses it takes: none where one is written anew. */
  analyses?: 0 | 1;
}

/** What is left, and why an analysis of `documentTokens` would be refused (null: it would not). */
export async function quoteAnalysis(deps: UsageDeps, input: Priced) {
  const { allowance, used } = await readUsage(deps, input);
  const availableTokens = Math.max(0, allowance.tokens - used.tokens);
  const estimatedTokens = tokensCharged(input.documentTokens);
  const refusal: UsageErrorCode | null =
    allowance.analyses === 0
      ? 'usage.payment_required'
      : input.analyses !== 0 && used.analyses >= allowance.analyses
        ? 'usage.analyses_exceeded'
        : estimatedTokens > availableTokens
          ? 'usage.tokens_exceeded'
          : null;
  return { availableTokens, estimatedTokens, maxPages: maxPagesFor(availableTokens), refusal };
}

/** Takes one analysis, or its tokens alone, out of the account's allowance. Throws usage.* when there is no room. */
export async function reserveAnalysis(deps: UsageDeps, input: Priced & { contractId: string }): Promise<void> {
  const { accounts, usage, clock, config } = deps;
  const now = clock();
  const allowance = allowanceOf(await accounts.planHolder({ userId: input.ownerId }), {
    limited: config.usageLimits,
    now,
  });
  const wanted = {
    ownerId: input.ownerId,
    contractId: input.contractId,
    analyses: input.analyses,
    tokens: tokensCharged(input.documentTokens),
    now,
  };
  if (await usage.reserve(wanted, allowance)) return;
  const { refusal } = await quoteAnalysis(deps, input);
  // Room may have been given back between the two statements: the first one decided.
  throw usageRefused(refusal ?? 'usage.analyses_exceeded');
}

/** Takes tokens for something other than an analysis, under an id of its own. Throws usage.* when there is no room. */
export async function reserveTokens(
  { accounts, usage, clock, config }: UsageDeps,
  { ownerId, id, tokens }: { ownerId: string; id: string; tokens: number },
): Promise<void> {
  const now = clock();
  const allowance = allowanceOf(await accounts.planHolder({ userId: ownerId }), { limited: config.usageLimits, now });
  if (allowance.analyses === 0) throw usageRefused('usage.payment_required');
  const isReserved = await usage.reserve({ ownerId, contractId: id, tokens, analyses: 0, now }, allowance);
  if (!isReserved) throw usageRefused('usage.tokens_exceeded');
}

/** Gives back what was reserved for uploads that were never stored. */
export async function releaseOrphanedReservations({ usage, clock }: Pick<Deps, 'usage' | 'clock'>): Promise<number> {
  return usage.releaseOrphans({ now: clock() });
}
