import type { ContractDate } from '../features/contracts/analysis.schema';
import type { Locale } from './locale.schema';
import { m } from './paraglide/messages.js';

/** What happens on a date of each kind. */
export const dateKindText: Record<ContractDate['kind'], (inputs?: object, options?: { locale?: Locale }) => string> = {
  agreement: m.analysis_date_agreement,
  effective: m.analysis_date_effective,
  expiry: m.analysis_date_expiry,
  renewal: m.analysis_date_renewal,
  'notice-deadline': m.analysis_date_notice_deadline,
  cancellation: m.analysis_date_cancellation,
  probation: m.analysis_date_probation,
  payment: m.analysis_date_payment,
  review: m.analysis_date_review,
  other: m.analysis_date_other,
};
