import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import { plans } from '#src/features/billing/plans.schema.ts';

interface Quote {
  estimatedTokens: number | null;
  availableTokens: number | null;
}

/**
 * How many tokens a plan must include for a document to be analysed now. What a paid plan has used counts on after a
 * change of plan, since the period stays the same; what the free plan has used does not.
 */
export function tokensNeeded(status: AccountStatus | null, { estimatedTokens, availableTokens }: Quote): number {
  const needed = estimatedTokens ?? 0;
  if (status === null || plans[status].period === 'lifetime' || availableTokens === null) return needed;
  return needed + Math.max(0, plans[status].tokens - availableTokens);
}
