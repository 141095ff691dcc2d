import type { Deps } from '../deps';

export const sweepRateLimits = ({ rateLimits, clock }: Pick<Deps, 'rateLimits' | 'clock'>): Promise<number> =>
  rateLimits.deleteExpired({ now: clock() });
