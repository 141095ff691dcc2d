import { m } from '#src/i18n/paraglide/messages.js';
import { layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';

export const accountDeletedEmail =
  ({ appUrl }: { appUrl: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_account_deleted_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_account_deleted_lead({}, { locale }),
        m.email_write_at_once({}, { locale }),
        { link: `${appUrl}/support`, label: m.email_write_support({}, { locale }) },
      ],
    });
