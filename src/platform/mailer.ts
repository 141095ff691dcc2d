import type { Locale } from '../i18n/locale.schema';
import { m } from '../i18n/paraglide/messages.js';
import { sleep } from '../kernel/sleep';

export interface Email {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** An e-mail in every language. */
export type EmailTemplate = (locale: Locale) => Email;

export interface Mailer {
  /** Resolves when the message is accepted for delivery. Throws MailError. */
  send(message: { to: string; locale: Locale; email: EmailTemplate }): Promise<void>;
}

/** The message was not accepted, after every attempt. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Pauses before the second and the third attempt. */
const pausesMs = [200, 800];

/** Sends through the Worker's e-mail binding. */
export function createMailer(binding: SendEmail, { from }: { from: string }): Mailer {
  return {
    async send({ to, locale, email: template }) {
      const email = template(locale);
      for (let attempt = 0; ; attempt++) {
        try {
          await binding.send({ ...email, to, from: { email: from, name: m.app_name({}, { locale }) } });
          return;
        } catch (cause) {
          const pause = pausesMs[attempt];
          if (pause === undefined) throw new MailError('not accepted', { cause });
          await sleep(pause);
        }
      }
    },
  };
}
