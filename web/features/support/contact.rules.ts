import { supportForm } from '../../../src/features/support/support-form.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api-error';
import { failureText } from '../../lib/failure-text';
import { checkBy } from '../../lib/form-check';
import { z } from '../../lib/zod';
import type { Toast } from '../../ui/toast-store';
import type { ContactMessage } from './support.queries';

const toastFor = 5000;

export const checkMessage = checkBy(supportForm(z));

/** Whether any field was left empty: said above the form too. */
export const isIncomplete = (message: ContactMessage) => Object.values(message).some((value) => value.trim() === '');

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
