import { m } from '#src/i18n/paraglide/messages.js';
import type { To } from '../play';
import type { BoundParty } from '../read/bound-party';
import { quoteWords } from './format';

/** A sentence on whom a duty binds; empty when the words did not say. */
export function tellBoundParty(bound: BoundParty, to: To): string {
  if (bound === null) return '';
  return bound === 'both' ? m.bound_party_both({}, to) : m.bound_party_one({ party: quoteWords(bound, to) }, to);
}
