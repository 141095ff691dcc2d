import { m } from '#src/i18n/paraglide/messages.js';
import { layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';

/** Like every code, it greets no one by name. */
export const confirmCodeEmail =
  ({ code }: { code: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_confirm_code_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_confirm_code_lead({}, { locale }),
        { code },
        m.email_short_code_validity({}, { locale }),
        m.email_confirm_code_not_you({}, { locale }),
      ],
    });
