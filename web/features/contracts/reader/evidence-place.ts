import { createContext } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { MarkTone } from '#web/ui/mark.tsx';

/** A stretch of the contract's text, in UTF-16 units. */
export type Stretch = { start: number; end: number };

/** Where in the text a quote stands, and the quote's element to come back to. */
export type Place = Stretch & {
  quoteId: string;
  match: 'exact' | 'close';
  tone: MarkTone;
  /** A machine read the words from the picture of a page. */
  fromImage: boolean;
};

type Reading = {
  /** The contract's language. */
  language: Locale | null;
  textLength: number;
  place: Place | null;
  show: (place: Place) => void;
  /** The row of a finding that the text has led to; another object each time. */
  sought: { anchor: string } | null;
};

/** What the quotes of a page share: which one is open in the text, and how to open another. */
export const ReadingContext = createContext<Reading>({
  language: null,
  textLength: 0,
  place: null,
  show: () => {},
  sought: null,
});

/** Where to find a quote; null when it was not found, or when the text is not the one it was found in. */
export function stretchOf({ start, end, match }: Evidence, textLength: number): Stretch | null {
  if (match === 'none' || start === null || end === null) return null;
  return start < end && end <= textLength ? { start, end } : null;
}
