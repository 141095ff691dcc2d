import { m } from '#src/i18n/paraglide/messages.js';
import { supportAnswersText } from '#src/i18n/support-answers-text.ts';
import { layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';
import type { AccountStatus } from '../accounts/accounts.schema';
import { answersFor } from './support.rules';
import type { SupportAnswers } from './support.schema';

interface Written {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  locale: string;
  plan: AccountStatus | null;
}

const planName: Record<AccountStatus, typeof m.plan_free> = {
  free: m.plan_free,
  plus: m.plan_plus,
  pro: m.plan_pro,
  premium: m.plan_premium,
};
const lead: Record<SupportAnswers, typeof m.email_receipt_lead> = {
  workdays: m.email_receipt_lead,
  first: m.email_receipt_lead_first,
  'any-day': m.email_receipt_lead_any_day,
};

/** For the support address: answering it writes to the sender. */
export const forwardedEmail =
  ({ id, name, email, subject, message, plan, locale: language }: Written): EmailTemplate =>
  (locale) => ({
    ...layOutEmail({
      locale,
      subject: m.email_support_subject({ subject }, { locale }),
      blocks: [
        m.email_support_from({ name, email, language }, { locale }),
        ...(plan
          ? [
              m.email_support_plan(
                { plan: planName[plan]({}, { locale }), promise: supportAnswersText[answersFor(plan)]({}, { locale }) },
                { locale },
              ),
            ]
          : []),
        m.email_support_topic({ subject }, { locale }),
        ...message.split('\n').filter((line) => line.trim()),
        m.email_support_reference({ id }, { locale }),
      ],
    }),
    replyTo: email,
  });

/** For the sender. It repeats nothing that was typed: anyone can type anyone's address. */
export const receiptEmail =
  ({ id, plan }: Pick<Written, 'id' | 'plan'>): EmailTemplate =>
  (locale) =>
    layOutEmail({
      locale,
      subject: m.email_receipt_subject({}, { locale }),
      blocks: [
        m.email_greeting({}, { locale }),
        lead[answersFor(plan)]({}, { locale }),
        m.email_support_reference({ id }, { locale }),
        m.email_receipt_not_you({}, { locale }),
      ],
    });
