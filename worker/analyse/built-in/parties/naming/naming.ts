import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { findDefinitions } from './definitions';
import type { Name } from './read-name';

/** A party where it is named, with the words for what it is called. */
export interface Naming {
  name: Name;
  terms: Span[];
  /** What it is called besides. */
  also?: Span[];
}

const farthestBehind = 200;

/** What a party is called by the definition that stands right behind its name. */
export function definedBehind(text: string, from: number, to: number, language: Locale): Span[] {
  const [first] = findDefinitions(text.slice(from, to), language);
  if (!first || first.start > farthestBehind) return [];
  return first.terms.map(({ start, end }) => ({ start: start + from, end: end + from }));
}
