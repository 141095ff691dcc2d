import { type ComponentType, lazy } from 'react';
import { leaveStaleRelease } from '../lib/stale-release';

/**
 * A page in a file of its own, fetched when it is first opened. One that is behind the sign-in says where it stands: it
 * is fetched while it is asked who is signed in.
 */
export function page(load: () => Promise<ComponentType>, address?: string) {
  if (address && location.pathname.startsWith(address)) void load().catch(() => {});
  return lazy(async () => ({ default: await load().catch(waitForRelease) }));
}

/** Of an earlier release, whose files are gone: what waits for the page goes on waiting until it is loaded anew. */
async function waitForRelease(error: unknown): Promise<ComponentType> {
  if (await leaveStaleRelease()) return new Promise(() => {});
  throw error;
}
