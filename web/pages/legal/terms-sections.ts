import { m } from '#src/i18n/paraglide/messages.js';
import type { LegalSection } from './legal-document';

export const termsSections = (): LegalSection[] => [
  { id: 'advice', title: m.terms_advice_title(), text: m.terms_advice_text() },
  { id: 'results', title: m.terms_results_title(), text: m.terms_results_text() },
  { id: 'account', title: m.terms_account_title(), text: m.terms_account_text() },
  { id: 'contracts', title: m.terms_contracts_title(), text: m.terms_contracts_text() },
  { id: 'use', title: m.terms_use_title(), text: m.terms_use_text() },
  {
    id: 'plans',
    title: m.terms_plans_title(),
    text: [
      m.terms_plans_billing(),
      m.terms_plans_change(),
      m.terms_plans_cancel(),
      m.terms_plans_refund(),
      m.terms_plans_prices(),
      m.terms_plans_failed(),
      m.terms_plans_disputed(),
    ],
  },
  { id: 'library', title: m.terms_library_title(), text: m.terms_library_text() },
  { id: 'ending', title: m.terms_ending_title(), text: m.terms_ending_text() },
  { id: 'liability', title: m.terms_liability_title(), text: m.terms_liability_text() },
  { id: 'law', title: m.terms_law_title(), text: m.terms_law_text() },
  { id: 'changes', title: m.terms_changes_title(), text: m.terms_changes_text() },
];
