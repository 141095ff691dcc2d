import type { Deps } from '#src/deps.ts';
import { keyedHash } from '../keyed-hash';

/** By it, tries at one address can be told in the log to belong together, and the address cannot. */
export const subjectOf = ({ config }: Pick<Deps, 'config'>, { email }: { email: string }): Promise<string> =>
  keyedHash(JSON.stringify(['sign-in', email]), config.authSecret);
