import { useEffect } from 'react';

/** A page that was fetched for its anchor scrolls to it now that the anchor is there. */
export function useAnchor(hash: string) {
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
