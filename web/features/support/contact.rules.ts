import { supportForm } from '#src/features/support/support-form.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { z } from '#web/lib/zod.ts';
import type { Toast } from '#web/ui/toast-store.ts';
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
