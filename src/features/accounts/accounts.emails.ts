import { m } from '#src/i18n/paraglide/messages.js';
import { layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';

/**
 * The code that proves an address. It greets no one by name: a name typed by a stranger
 * must not reach someone's mailbox under ours.
 */
export const codeEmail =
  ({ code }: { code: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_code_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_code_lead({}, { locale }),
        { code },
        m.email_code_validity({}, { locale }),
        m.email_code_not_you({}, { locale }),
      ],
    });

export const resetEmail =
  ({ token, appUrl }: { token: string; appUrl: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_reset_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_reset_lead({}, { locale }),
        { link: `${appUrl}/reset-password/${token}`, label: m.email_reset_link({}, { locale }) },
        m.email_reset_validity({}, { locale }),
        m.email_reset_not_you({}, { locale }),
      ],
    });

/** `staysHere`: the change was made in a browser that stays signed in. */
export const passwordChangedEmail =
  ({ appUrl, staysHere = false }: { appUrl: string; staysHere?: boolean }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_password_changed_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        staysHere ? m.email_password_changed_elsewhere({}, { locale }) : m.email_password_changed_lead({}, { locale }),
        m.email_password_changed_not_you({}, { locale }),
        { link: `${appUrl}/forgot-password`, label: m.email_reset_link({}, { locale }) },
      ],
    });

/** To the owner of an account whose address someone tried to register again. */
export const alreadyRegisteredEmail =
  ({ firstName, appUrl }: { firstName: string | null; appUrl: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_registered_subject({}, { locale }),
      blocks: [
        firstName ? m.email_greeting_name({ name: firstName }, { locale }) : m.email_greeting({}, { locale }),
        m.email_registered_lead({}, { locale }),
        { link: `${appUrl}/auth?mode=login`, label: m.email_registered_login({}, { locale }) },
        m.email_registered_forgot({}, { locale }),
        m.email_registered_not_you({}, { locale }),
      ],
    });
