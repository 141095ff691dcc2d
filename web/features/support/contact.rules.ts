import { minMessageLength } from '../../../src/features/support/support-limits.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api-error';
import { looksLikeEmail } from '../../lib/email-address';
import { failureText } from '../../lib/failure-text';
import type { FieldErrors } from '../../lib/use-field-errors';
import type { Toast } from '../../ui/toast-store';
import type { ContactMessage } from './support.queries';

const toastFor = 5000;

export const trimmed = ({ name, email, subject, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  subject: subject.trim(),
  message: message.trim(),
});

/** For a message that is trimmed already. */
export function contactErrors({ name, email, subject, message }: ContactMessage): FieldErrors<keyof ContactMessage> {
  const errors: FieldErrors<keyof ContactMessage> = {};
  if (!name) errors.name = m.error_support_name_required();
  if (!email) errors.email = m.error_support_email_required();
  else if (!looksLikeEmail(email)) errors.email = m.error_support_email_invalid();
  if (!subject) errors.subject = m.error_support_subject_required();
  if (!message) errors.message = m.error_support_message_required();
  else if (message.length < minMessageLength) errors.message = m.error_support_message_too_short();
  return errors;
}

/** Whether any field was left empty: said above the form too. */
export const isIncomplete = (message: ContactMessage) => Object.values(message).some((value) => value === '');

export const contactSuccess = (): Toast => ({
  title: m.support_sent_title(),
  description: m.support_sent_text(),
  tone: 'success',
  duration: toastFor,
});

/** `address` is where one can write to without the form; null while it is not known. */
export function contactFailure(error: unknown, address: string | null): Toast {
  const trouble = !(error instanceof ApiError) || error.status >= 500;
  const otherWay = address ? m.support_failed_contact({ email: address }) : m.support_failed();
  return {
    title: m.support_failed_title(),
    description: trouble ? otherWay : failureText(error, otherWay),
    tone: 'destructive',
    duration: toastFor,
  };
}
