import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64rem)';

/** Whether findings and text have room side by side. */
export function useSideBySide() {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(wide).matches,
  );
}
