import type { UsageCheck } from '#src/features/usage/usage.schema.ts';

export type UsageState = 'available' | 'near-limit' | 'limit-reached' | 'payment-required';

export const nearLimitFrom = 0.8;

/** Analyses and tokens are limited both: the one that is nearer to its end decides. */
export function usageState({
  allowed,
  current,
  limit,
  tokensUsed,
  tokensLimit,
}: Pick<UsageCheck, 'allowed' | 'current' | 'limit' | 'tokensUsed' | 'tokensLimit'>): UsageState {
  if (limit === 0) return 'payment-required';
  const share = Math.max(current / limit, tokensLimit > 0 ? tokensUsed / tokensLimit : 0);
  if (share >= 1 || !allowed) return 'limit-reached';
  return share >= nearLimitFrom ? 'near-limit' : 'available';
}

export type UploadBlock = 'payment-required' | 'tokens' | 'analyses';

/** Why nothing can be uploaded; null when something can. */
export function uploadBlock(usage: UsageCheck): UploadBlock | null {
  if (usage.allowed) return null;
  if (usage.limit === 0) return 'payment-required';
  // Tokens that are left may be too few for any document.
  return usage.current < usage.limit || usage.tokensUsed >= usage.tokensLimit ? 'tokens' : 'analyses';
}
