import { useDeferredValue, useMemo, useState } from 'react';
import { foldText } from '#src/kernel/folding.ts';
import { findWords } from './contract-search';
import type { Stretch } from './evidence-place';

/** What is found of what is searched for, and at which of these places the reader is. */
export type Found = { places: readonly Stretch[]; current: Stretch | null };

export type Search = Found & {
  query: string;
  setQuery: (query: string) => void;
  /** From 1; 0 where nothing is found. */
  at: number;
  /** Enough was typed to look for it. */
  looked: boolean;
  step: (by: 1 | -1) => void;
};

const none: readonly Stretch[] = [];

/** Searches the text that is shown, of which every place is marked. Typing comes before marking. */
export function useContractSearch(text: string): Search {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = useDeferredValue(query);
  const searching = wanted !== '';
  const letters = useMemo(() => (searching ? foldText(text) : null), [text, searching]);
  const found = useMemo(() => letters && findWords(text, letters, wanted), [text, letters, wanted]);
  const places = found ?? none;
  const index = Math.min(chosen, places.length - 1);
  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setChosen(0);
    },
    looked: found !== null,
    places,
    at: index + 1,
    current: places[index] ?? null,
    step: (by) => {
      if (places.length > 0) setChosen((index + by + places.length) % places.length);
    },
  };
}
