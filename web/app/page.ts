import { type ComponentType, lazy } from 'react';

/**
 * A page in a file of its own, fetched when it is first opened. One that is behind the sign-in says where it stands: it
 * is fetched while it is asked who is signed in.
 */
export function page(load: () => Promise<ComponentType>, address?: string) {
  if (address && location.pathname.startsWith(address)) void load().catch(() => {});
  return lazy(async () => ({ default: await load() }));
}
