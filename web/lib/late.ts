import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useState } from 'react';

/** What stands in the place of a part that has not come yet, nothing by default. */
type Waiting = { waiting?: ReactNode };

/**
 * A part in a file of its own, fetched when it is first drawn and drawn once it is there. With React's `lazy` it would
 * stand by for another 0.3 s after whatever was shown last, and the next after it for 0.3 s more.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  async function fetchOnce() {
    try {
      coming ??= load();
      loaded = await coming;
      return loaded;
    } catch (error) {
      // Asked for again when it is drawn again.
      coming = undefined;
      throw error;
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, while modules are loaded
  function Late({ waiting = null, ...props }: Props & Waiting) {
    // Kept while it stands: another component in its place would begin anew.
    const [Shown, setShown] = useState(() => loaded);
    const [fault, setFault] = useState<{ error: unknown } | null>(null);
    useLayoutEffect(() => {
      if (Shown) return;
      fetchOnce().then(
        (component) => setShown(() => component),
        (error: unknown) => setFault({ error }),
      );
    }, [Shown]);
    if (fault) throw fault.error;
    return Shown ? createElement(Shown, props as unknown as Props) : waiting;
  }
  return Object.assign(Late, {
    /** Ahead of its being drawn. */
    fetch: fetchOnce,
  });
}
