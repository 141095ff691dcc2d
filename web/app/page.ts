import { type ComponentType, createElement, lazy, useState } from 'react';
import { leaveStaleRelease } from '../lib/stale-release';

/** Code that addresses are known to need, so that it is fetched without waiting for what would ask for it. */
const expected: { at: (pathname: string) => boolean; load: () => Promise<unknown> }[] = [];

/**
 * A page in a file of its own, fetched when it is first opened. One that says `at` which addresses it stands is fetched
 * at once there, and is drawn without a step in between where it has come by then.
 */
export function page<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  at?: (pathname: string) => boolean,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = await load().catch(waitForRelease<Props>);
    return { default: loaded };
  };
  const Awaited = lazy(fetchCode);
  if (at) expected.push({ at, load: fetchCode });
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, while modules are loaded
  return function Page(props: Props) {
    // Kept while it stands: another component in its place would begin anew.
    const [Shown] = useState((): ComponentType<Props> => loaded ?? (Awaited as ComponentType<Props>));
    return createElement(Shown, props);
  };
}

/** Fetches what stands at an address. What fails is asked for again, and told, where it is drawn. */
export const fetchCodeOf = (pathname: string): Promise<unknown> =>
  Promise.all(expected.filter(({ at }) => at(pathname)).map(({ load }) => load().catch(() => {})));

/** Of an earlier release, whose files are gone: what waits for the page goes on waiting until it is loaded anew. */
async function waitForRelease<Props>(error: unknown): Promise<ComponentType<Props>> {
  if (await leaveStaleRelease()) return new Promise(() => {});
  throw error;
}
