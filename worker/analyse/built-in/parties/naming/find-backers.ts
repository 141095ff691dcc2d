import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { standingOf } from '../standing';
import { findDefinitions } from './definitions';
import { findNamesBefore } from './find-defined';
import type { Naming } from './naming';

/** Whoever answers for another party joins far from the first page: "I, Ann Lee (the "Guarantor"), undertake …". */
export function findBackers(text: string, language: Locale): Naming[] {
  let last = 0;
  return findDefinitions(text, language).flatMap((definition) => {
    const terms = definition.terms.filter((term) => isBacking(text, term, language));
    const since = last;
    last = definition.end;
    if (terms.length === 0) return [];
    const names = findNamesBefore(text, { since, definition }, language);
    return names.map((name) => ({ name, terms }));
  });
}

export const isBacking = (text: string, { start, end }: Span, language: Locale) =>
  standingOf(text.slice(start, end), language) === 'backing';
