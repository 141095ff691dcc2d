import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { late } from '../lib/late';
import { leaveStaleRelease } from '../lib/stale-release';
import { LoadingState } from '../ui/loading-state';

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
  const Late = late<Props>(() => load().catch(waitForRelease<Props>));
  if (at) expected.push({ at, load: Late.fetch });
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, while modules are loaded
  return function Page({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    return createElement(Late, { ...(props as unknown as Props), waiting: notDrawn(waiting) });
  };
}

/** The template tells who draws pages ahead that the code was not there. */
const notDrawn = (waiting: ReactNode = createElement(LoadingState, { tall: true })) =>
  createElement(Fragment, null, createElement('template'), waiting);

/** Fetches what stands at an address: whether all has come. What fails is asked for again, and told, where it is drawn. */
export async function fetchCodeOf(pathname: string): Promise<boolean> {
  const loads = expected.filter(({ at }) => at(pathname)).map(({ load }) => load());
  return (await Promise.allSettled(loads)).every(({ status }) => status === 'fulfilled');
}

/** Of an earlier release, whose files are gone: what waits for the page goes on waiting until it is loaded anew. */
async function waitForRelease<Props>(error: unknown): Promise<ComponentType<Props>> {
  if (await leaveStaleRelease()) return new Promise(() => {});
  throw error;
}
