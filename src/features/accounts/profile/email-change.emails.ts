import { m } from '#src/i18n/paraglide/messages.js';
import { layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';

/** To the new address. Like every code, it greets no one by name. */
export const emailChangeCodeEmail =
  ({ code }: { code: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_change_code_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_change_code_lead({}, { locale }),
        { code },
        m.email_short_code_validity({}, { locale }),
        m.email_change_code_not_you({}, { locale }),
      ],
    });

/** To the owner of an account whose address someone else wanted for theirs. */
export const addressTakenEmail = (): EmailTemplate => (locale) =>
  layOutEmail({
    locale,
    subject: m.email_address_taken_subject({}, { locale }),
    blocks: [
      m.email_greeting({}, { locale }),
      m.email_address_taken_lead({}, { locale }),
      m.email_registered_not_you({}, { locale }),
    ],
  });

/** To the old address, which may be someone else's by now: it does not name the new one. */
export const addressChangedEmail =
  ({ token, appUrl }: { token: string; appUrl: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_address_changed_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_address_changed_lead({}, { locale }),
        m.email_address_changed_undo({}, { locale }),
        // Behind the number sign, so that the token reaches no server's log on the way.
        { link: `${appUrl}/undo-email-change#${token}`, label: m.email_address_changed_undo_link({}, { locale }) },
        m.email_write_at_once({}, { locale }),
        { link: `${appUrl}/support`, label: m.email_write_support({}, { locale }) },
      ],
    });
