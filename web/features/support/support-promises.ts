import type { SupportAnswers } from '#src/features/support/support.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

/** When a plan is answered, in the reader's language. */
export const promises: Record<SupportAnswers, () => string> = {
  workdays: m.support_contact_lead,
  first: m.support_answers_first,
  'any-day': m.support_answers_any_day,
};
