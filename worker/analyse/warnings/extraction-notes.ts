import type { ExtractionWarning } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { pageRanges } from './page-ranges';
import { mostCitations, type WarningDraft } from './warning-draft';

const texts: Record<ExtractionWarning['kind'], (inputs: object, options: { locale: Locale }) => string> = {
  'hidden-text': m.warning_hidden_text,
  'unreadable-pages': m.warning_unreadable_pages,
  'machine-read-pages': m.warning_machine_read_pages,
  'tracked-changes': m.warning_tracked_changes,
  'lost-numbering': m.warning_lost_numbering,
};

/** What the extraction noticed, one warning a kind, in the reader's language. */
export function extractionNotes(noticed: ExtractionWarning[], locale: Locale): WarningDraft[] {
  const kinds = [...new Set(noticed.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = noticed.filter((warning) => warning.kind === kind);
    const pages = pageRanges(same.flatMap(({ pages }) => pages));
    const where = pages ? ` ${m.warning_pages({ pages }, { locale })}` : '';
    const excerpts = same.flatMap(({ excerpt }) => (excerpt ? [{ quote: excerpt }] : []));
    return { kind, message: texts[kind]({}, { locale }) + where, evidence: excerpts.slice(0, mostCitations) };
  });
}
