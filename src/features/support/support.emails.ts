import { m } from '#src/i18n/paraglide/messages.js';
import { layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';

interface Written {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  locale: string;
}

/** For the support address: answering it writes to the sender. */
export const forwardedEmail =
  ({ id, name, email, subject, message, locale: language }: Written): EmailTemplate =>
  (locale) => ({
    ...layOutEmail({
      locale,
      subject: m.email_support_subject({ subject }, { locale }),
      blocks: [
        m.email_support_from({ name, email, language }, { locale }),
        m.email_support_topic({ subject }, { locale }),
        ...message.split('\n').filter((line) => line.trim()),
        m.email_support_reference({ id }, { locale }),
      ],
    }),
    replyTo: email,
  });

/** For the sender. It repeats nothing that was typed: anyone can type anyone's address. */
export const receiptEmail =
  ({ id }: Pick<Written, 'id'>): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_receipt_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_receipt_lead({}, { locale }),
        m.email_support_reference({ id }, { locale }),
        m.email_receipt_not_you({}, { locale }),
      ],
    });
