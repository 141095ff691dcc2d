import type { SupportAnswers } from '../features/support/support.schema';
import type { Locale } from './locale.schema';
import { m } from './paraglide/messages.js';

/** When support answers. */
export const supportAnswersText: Record<SupportAnswers, (inputs?: object, options?: { locale?: Locale }) => string> = {
  workdays: m.support_contact_lead,
  first: m.support_answers_first,
  'any-day': m.support_answers_any_day,
};
