import type { Deps } from '../deps';
import { sweep, sweepShard } from '../sweep';

/** What the clock does, with what it asks for by messages. */
export const sweepEverything = (deps: Deps): Promise<void> =>
  sweep({
    ...deps,
    sweepQueue: { send: async (message) => void (message.type === 'sweep' && (await sweepShard(deps, message))) },
  });
