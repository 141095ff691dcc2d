import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The query of the address, and a way to change it. The router's own begins with the query that was drawn last, so that
 * of two changes one soon after the other (words that are searched for after a pause, a filter) the first is lost on a
 * busy machine; this one builds on the change before.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);

  function changeQuery(change: (query: URLSearchParams) => void, options: NavigateOptions) {
    const next = new URLSearchParams(latest.current);
    change(next);
    latest.current = next;
    setQuery(next, options);
  }
  return [query, changeQuery] as const;
}
