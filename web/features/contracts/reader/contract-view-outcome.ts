import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import type { ContractView } from './contract-view-choice';
import type { Place } from './evidence-place';

/** What became of showing a quote in a view of the file. `page`: its page is shown, its words could not be marked. */
export type Outcome = 'searching' | 'marked' | 'missing' | { page: number };

const verdicts = { exact: m.contract_text_exact, close: m.contract_text_close };

/** In words what the reader sees of a quote, or how to open one. */
export function describeOutcome(view: ContractView, place: Place | null, outcome: Outcome): string {
  if (!place) return view === 'text' ? m.contract_text_hint() : m.contract_view_file_hint();
  if (view === 'text' || outcome === 'marked') {
    return place.fromImage ? m.contract_text_from_image() : verdicts[place.match]();
  }
  if (outcome === 'searching') return m.contract_view_searching();
  if (outcome === 'missing') return m.contract_view_not_located();
  return m.contract_view_page_only({ page: formatNumber(outcome.page) });
}
