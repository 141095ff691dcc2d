import type { AccountErrorCode } from '../features/accounts/accounts.schema';
import type { BillingErrorCode } from '../features/billing/billing.schema';
import type { ClauseErrorCode } from '../features/clauses/clauses.schema';
import type { ContractErrorCode } from '../features/contracts/contracts.schema';
import type { SupportErrorCode } from '../features/support/support-form.schema';
import type { TemplateErrorCode } from '../features/templates/templates.schema';
import type { UsageErrorCode } from '../features/usage/usage.schema';
import type { HttpErrorCode } from '../http/http.schema';
import type { Locale } from './locale.schema';
import { m } from './paraglide/messages.js';

export type ErrorCode =
  | HttpErrorCode
  | AccountErrorCode
  | BillingErrorCode
  | ContractErrorCode
  | UsageErrorCode
  | SupportErrorCode
  | TemplateErrorCode
  | ClauseErrorCode;

type Text = (inputs?: { seconds?: number }, options?: { locale?: Locale }) => string;

/** A word of the protocol, which the client acts on and nobody reads. */
const emailNotVerified = () => 'EMAIL_NOT_VERIFIED';

/** What a person reads when a code comes back. A code without a text does not compile. */
export const errorText: Record<ErrorCode, Text> = {
  'http.invalid_input': m.error_http_invalid_input,
  'http.unsupported_media': m.error_http_unsupported_media,
  'http.unauthorized': m.error_http_unauthorized,
  'http.foreign_origin': m.error_http_foreign_origin,
  'http.not_found': m.error_http_not_found,
  'http.body_too_large': m.error_http_body_too_large,
  'http.rate_limited': ({ seconds = 60 } = {}, options) => m.error_http_rate_limited({ seconds }, options),
  'http.internal': m.error_http_internal,
  'accounts.credentials_required': m.error_accounts_credentials_required,
  'accounts.email_invalid': m.error_accounts_email_invalid,
  'accounts.passwords_differ': m.error_accounts_passwords_differ,
  'accounts.password_too_short': m.error_accounts_password_too_short,
  'accounts.password_too_long': m.error_accounts_password_too_long,
  'accounts.password_common': m.error_accounts_password_common,
  'accounts.password_is_email': m.error_accounts_password_is_email,
  'accounts.name_too_long': m.error_accounts_name_too_long,
  'accounts.code_required': m.error_accounts_code_required,
  'accounts.code_invalid': m.error_accounts_code_invalid,
  'accounts.bad_credentials': m.error_accounts_bad_credentials,
  'accounts.EMAIL_NOT_VERIFIED': emailNotVerified,
  'accounts.reset_link_invalid': m.error_accounts_reset_link_invalid,
  'accounts.reset_password_too_short': m.error_accounts_reset_password_too_short,
  'accounts.mail_failed': m.error_accounts_mail_failed,
  'accounts.password_fields_required': m.error_accounts_password_fields_required,
  'accounts.new_password_too_short': m.error_accounts_new_password_too_short,
  'accounts.password_wrong': m.error_accounts_password_wrong,
  'accounts.no_password': m.error_accounts_no_password,
  'accounts.no_email_change': m.error_accounts_no_email_change,
  'accounts.session_not_found': m.error_accounts_session_not_found,
  'contracts.not_found': m.error_contracts_not_found,
  'contracts.not_retryable': m.error_contracts_not_retryable,
  'contracts.no_original': m.error_contracts_no_original,
  'contracts.no_file': m.error_contracts_no_file,
  'contracts.too_many_files': m.error_contracts_too_many_files,
  'contracts.file_empty': m.error_contracts_file_empty,
  'contracts.file_too_large': m.error_contracts_file_too_large,
  'contracts.file_type': m.error_contracts_file_type,
  'contracts.file_locked': m.error_contracts_file_locked,
  'contracts.file_damaged': m.error_contracts_file_damaged,
  'contracts.file_scanned': m.error_contracts_file_scanned,
  'contracts.file_unreadable_text': m.error_contracts_file_unreadable_text,
  'contracts.file_too_short': m.error_contracts_file_too_short,
  'contracts.file_hostile': m.error_contracts_file_hostile,
  'contracts.document_too_large': m.error_contracts_document_too_large,
  'contracts.reader_unavailable': m.error_contracts_reader_unavailable,
  'contracts.analysis_failed': m.error_contracts_analysis_failed,
  'contracts.analysis_timeout': m.error_contracts_analysis_timeout,
  'contracts.analysis_cut_off': m.error_contracts_analysis_cut_off,
  'contracts.engine_unavailable': m.error_contracts_engine_unavailable,
  'usage.analyses_exceeded': m.error_usage_analyses_exceeded,
  'usage.tokens_exceeded': m.error_usage_tokens_exceeded,
  'usage.payment_required': m.error_usage_payment_required,
  'templates.not_found': m.error_templates_not_found,
  'templates.required': m.error_templates_required,
  'templates.file_name_required': m.error_templates_file_name_required,
  'templates.too_long': m.error_templates_too_long,
  'templates.option_invalid': m.error_templates_option_invalid,
  'templates.date_invalid': m.error_templates_date_invalid,
  'templates.date_order': m.error_templates_date_order,
  'templates.number_invalid': m.error_templates_number_invalid,
  'templates.number_range': m.error_templates_number_range,
  'templates.money_invalid': m.error_templates_money_invalid,
  'templates.not_generated': m.error_templates_not_generated,
  'clauses.not_found': m.error_clauses_not_found,
  'clauses.wording_missing': m.error_clauses_wording_missing,
  'clauses.blank_empty': m.error_clauses_blank_empty,
  'clauses.blank_too_long': m.error_clauses_blank_too_long,
  'clauses.contract_busy': m.error_clauses_contract_busy,
  'clauses.contract_changed': m.error_clauses_contract_changed,
  'plan.upgrade_required': m.error_plan_upgrade_required,
  'billing.plan_unknown': m.error_billing_plan_unknown,
  'billing.unavailable': m.error_billing_unavailable,
  'billing.already_subscribed': m.error_billing_already_subscribed,
  'billing.payment_due': m.error_billing_payment_due,
  'billing.no_subscription': m.error_billing_no_subscription,
  'billing.card_declined': m.error_billing_card_declined,
  'billing.preview_outdated': m.error_billing_preview_outdated,
  'billing.signature_invalid': m.error_billing_signature_invalid,
  'billing.event_under_way': m.error_billing_event_under_way,
  'support.name_required': m.error_support_name_required,
  'support.name_too_long': m.error_support_name_too_long,
  'support.email_required': m.error_support_email_required,
  'support.email_invalid': m.error_support_email_invalid,
  'support.subject_required': m.error_support_subject_required,
  'support.subject_too_long': m.error_support_subject_too_long,
  'support.message_required': m.error_support_message_required,
  'support.message_too_short': m.error_support_message_too_short,
  'support.message_too_long': m.error_support_message_too_long,
};
