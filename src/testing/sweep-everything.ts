import type { Deps } from '../deps';
import { sweep, sweepShard } from '../sweep';

/** What the clock does, with what it asks for by messages. */
export const sweepEverything = (deps: Deps): Promise<void> =>
  sweep({ ...deps, sweepQueue: { send: (message) => sweepShard(deps, message) } });
