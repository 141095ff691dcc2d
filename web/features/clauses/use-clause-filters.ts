import { useEffect, useRef, useState } from 'react';
import {
  type ClauseCategory,
  type ClauseRisk,
  clauseCategories,
  clauseRisks,
} from '#src/features/clauses/clause-choices.schema.ts';
import { useAddressQuery } from '#web/lib/use-address-query.ts';

export interface ClauseFilters {
  search: string;
  category: ClauseCategory | null;
  risk: ClauseRisk | null;
  /** Only what the account keeps for itself. */
  own: boolean;
}

/** How long one stops typing before the search begins, in milliseconds. */
const pause = 250;

/** How the address names a category: `risk-management`. */
export const categoryInAddress = (category: ClauseCategory) => category.toLowerCase().replaceAll(' ', '-');

/** What the address asks for; what it asks for that there is not is left out. */
export function readFilters(params: URLSearchParams): ClauseFilters {
  return {
    search: params.get('search')?.trim() ?? '',
    category: clauseCategories.find((one) => categoryInAddress(one) === params.get('category')) ?? null,
    risk: clauseRisks.find((one) => one === params.get('risk')) ?? null,
    own: params.has('own'),
  };
}

/** The filters live in the address; what is being typed goes there when the person pauses. */
export function useClauseFilters() {
  const [params, changeParams] = useAddressQuery();
  const filters = readFilters(params);
  const [typed, setTyped] = useState(filters.search);
  /** What the address says since this very field wrote it, or since it was read. */
  const known = useRef(filters.search);

  function set(change: Partial<Record<'search' | 'category' | 'risk' | 'own', string>>) {
    changeParams(
      (next) => {
        for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name);
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function search(words: string) {
    known.current = words.trim();
    set({ search: words.trim() });
  }

  // Someone else changed the address: a link, the browser's own way back.
  useEffect(() => {
    if (filters.search === known.current) return;
    known.current = filters.search;
    setTyped(filters.search);
  }, [filters.search]);

  const searchLater = useRef(search);
  searchLater.current = search;
  useEffect(() => {
    if (typed.trim() === known.current) return;
    const timer = setTimeout(() => searchLater.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    filters,
    typed,
    setTyped,
    /** Without waiting for a pause. */
    searchNow: () => search(typed),
    setCategory: (category: ClauseCategory | null) => set({ category: category ? categoryInAddress(category) : '' }),
    setRisk: (risk: ClauseRisk | null) => set({ risk: risk ?? '' }),
    setOwn: (own: boolean) => set({ own: own ? 'only' : '' }),
    clear: () => {
      setTyped('');
      known.current = '';
      set({ search: '', category: '', risk: '', own: '' });
    },
  };
}
