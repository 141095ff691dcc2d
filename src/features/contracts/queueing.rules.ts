import type { AccountStatus } from '../accounts/accounts.schema';

/**
 * Contracts of one owner that are in the queue or being analysed at the same time. What is beyond waits for its turn, so
 * that whoever uploads fifty holds up nobody else by more than these.
 */
export const mostAtWork = 3;

/** The two queues: work of paid plans does not wait behind that of the free plan. */
export type AnalysisLane = 'paid' | 'free';

export const laneOf = (plan: AccountStatus | null): AnalysisLane =>
  plan === null || plan === 'free' ? 'free' : 'paid';

/** How long an analysis waits for a language model that is away or too busy, before it fails. */
const longestWaitMs = 60 * 60_000;
/** A wait stays below what makes a contract look stalled to the sweep. */
const longestDelaySeconds = 300;
const shortestDelaySeconds = 10;

/** When an analysis that has waited since then is given up. */
export const waitsUntil = (since: Date): Date => new Date(since.getTime() + longestWaitMs);

/**
 * Seconds until the model is asked again: as long as was waited so far, or as the service said; null where it was waited
 * long enough. The last try is at the end of the time.
 */
export function nextTryIn({
  since,
  now,
  retryAfterSeconds,
}: {
  since: Date;
  now: Date;
  retryAfterSeconds: number | null;
}): number | null {
  const left = Math.floor((waitsUntil(since).getTime() - now.getTime()) / 1000);
  if (left <= 0) return null;
  const waited = Math.floor((now.getTime() - since.getTime()) / 1000);
  const wanted = Math.max(shortestDelaySeconds, waited, retryAfterSeconds ?? 0);
  return Math.min(wanted, longestDelaySeconds, left);
}
