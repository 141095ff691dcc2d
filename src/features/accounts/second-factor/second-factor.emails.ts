import { m } from '#src/i18n/paraglide/messages.js';
import { layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';

/** A new password keeps whoever turned it on out, but does not let the owner in again: support has to. */
export const secondFactorOnEmail =
  ({ appUrl }: { appUrl: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_second_factor_on_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_second_factor_on_lead({}, { locale }),
        m.email_password_changed_not_you({}, { locale }),
        { link: `${appUrl}/forgot-password`, label: m.email_reset_link({}, { locale }) },
        m.email_second_factor_on_support({}, { locale }),
        { link: `${appUrl}/support`, label: m.email_write_support({}, { locale }) },
      ],
    });

export const secondFactorOffEmail =
  ({ appUrl }: { appUrl: string }): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_second_factor_off_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_second_factor_off_lead({}, { locale }),
        m.email_password_changed_not_you({}, { locale }),
        { link: `${appUrl}/forgot-password`, label: m.email_reset_link({}, { locale }) },
      ],
    });
