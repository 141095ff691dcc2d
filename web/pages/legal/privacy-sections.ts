import { m } from '#src/i18n/paraglide/messages.js';
import type { LegalSection } from './legal-document';

export const privacySections = (): LegalSection[] => [
  { id: 'who', title: m.privacy_who_title(), text: m.privacy_who_text() },
  {
    id: 'stored',
    title: m.privacy_stored_title(),
    text: [
      m.privacy_stored_account(),
      m.privacy_stored_second_factor(),
      m.privacy_stored_files(),
      m.privacy_stored_analyses(),
      m.privacy_stored_questions(),
      m.privacy_stored_reminders(),
      m.privacy_stored_own_clauses(),
      m.privacy_stored_shares(),
      m.privacy_stored_usage(),
      m.privacy_stored_sessions(),
      m.privacy_stored_api_tokens(),
      m.privacy_stored_webhooks(),
      m.privacy_stored_support(),
    ],
  },
  { id: 'purpose', title: m.privacy_purpose_title(), text: m.privacy_purpose_text() },
  {
    id: 'where',
    title: m.privacy_where_title(),
    text: [
      m.privacy_where_cloudflare(),
      m.privacy_where_model(),
      m.privacy_where_questions(),
      m.privacy_where_payment(),
      m.privacy_where_identity(),
      m.privacy_where_abroad(),
    ],
  },
  {
    id: 'kept',
    title: m.privacy_kept_title(),
    text: [
      m.privacy_kept_contracts(),
      m.privacy_kept_questions(),
      m.privacy_kept_shares(),
      m.privacy_kept_measured(),
      m.privacy_kept_account(),
      m.privacy_kept_allowance(),
      m.privacy_kept_addresses(),
      m.privacy_kept_registrations(),
      m.privacy_kept_translations(),
      m.privacy_kept_support(),
      m.privacy_kept_logs(),
      m.privacy_kept_backups(),
    ],
  },
  {
    id: 'delete',
    title: m.privacy_delete_title(),
    text: [m.privacy_delete_contract(), m.privacy_delete_account(), m.privacy_delete_elsewhere()],
  },
  {
    id: 'security',
    title: m.privacy_security_title(),
    text: [
      m.privacy_security_transport(),
      m.privacy_security_secrets(),
      m.privacy_security_owner(),
      m.privacy_security_text(),
    ],
  },
  { id: 'browser', title: m.privacy_browser_title(), text: m.privacy_browser_text() },
  { id: 'rights', title: m.privacy_rights_title(), text: m.privacy_rights_text() },
  { id: 'changes', title: m.privacy_changes_title(), text: m.privacy_changes_text() },
];
