import type { Locale } from '#src/i18n/locale.schema.ts';
import { localeTag } from '#src/i18n/locale-tag.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { type EmailBlock, layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';
import type { NoticeKind } from './billing.schema';
import { type PaidPlanId, plans } from './plans.schema';

interface Notice {
  kind: NoticeKind;
  plan: PaidPlanId | null;
  periodEnd: Date | null;
  /** Pence; null where none is known. */
  amount: number | null;
  appUrl: string;
}

const planName = { plus: m.plan_plus, pro: m.plan_pro, premium: m.plan_premium };

function pounds(pence: number, locale: Locale): string {
  const format = new Intl.NumberFormat(localeTag(locale), { style: 'currency', currency: 'GBP' });
  const parts = format.formatToParts(pence / 100);
  // Some languages distinguish this pound from others: here there is no other.
  return parts.map(({ type, value }) => (type === 'currency' ? '£' : value)).join('');
}

const day = (date: Date, locale: Locale) =>
  new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'Europe/London' }).format(date);

/** E-mails to an account about its subscription. */
export const noticeEmail =
  (notice: Notice): EmailTemplate =>
  (locale) => {
    const { subject, blocks } = contents[notice.kind](toWords(notice, locale));
    return layOutEmail({ locale, subject, blocks: [m.email_greeting({}, { locale }), ...blocks] });
  };

interface Words {
  plan: string;
  price: string;
  date: string;
  options: { locale: Locale };
  /** Where the amount is a credit. */
  credited: string[];
  renews: string[];
  manage: EmailBlock;
  choose: EmailBlock;
  settings: EmailBlock;
  support: EmailBlock;
}

function toWords({ plan, periodEnd, amount, appUrl }: Notice, locale: Locale): Words {
  const options = { locale };
  const date = periodEnd ? day(periodEnd, locale) : '';
  return {
    plan: plan ? planName[plan]({}, options) : m.app_name({}, options),
    // News that was written before amounts were stored has none.
    price: pounds(amount ?? (plan ? plans[plan].pricePence : 0), locale),
    credited: amount ? [m.email_billing_credit({ amount: pounds(amount, locale) }, options)] : [],
    date,
    options,
    renews: periodEnd ? [m.email_billing_renews({ date }, options)] : [],
    manage: { link: `${appUrl}/settings`, label: m.email_billing_manage({}, options) },
    choose: { link: `${appUrl}/pricing`, label: m.email_billing_choose_plan({}, options) },
    settings: { link: `${appUrl}/settings`, label: m.email_billing_open_settings({}, options) },
    support: { link: `${appUrl}/support`, label: m.email_write_support({}, options) },
  };
}

const contents: Record<NoticeKind, (words: Words) => { subject: string; blocks: EmailBlock[] }> = {
  started: ({ plan, price, options, renews, manage }) => ({
    subject: m.email_billing_started_subject({ plan }, options),
    blocks: [
      m.email_billing_started_lead({ plan, price }, options),
      ...renews,
      m.email_billing_terms({}, options),
      manage,
    ],
  }),
  changed: ({ plan, price, options, renews, manage }) => ({
    subject: m.email_billing_changed_subject({ plan }, options),
    blocks: [m.email_billing_changed_lead({ plan, price }, options), ...renews, manage],
  }),
  'change-planned': ({ plan, price, date, options, manage }) => ({
    subject: m.email_billing_planned_subject({ plan, date }, options),
    blocks: [
      m.email_billing_planned_lead({ plan, price, date }, options),
      m.email_billing_planned_undo({}, options),
      manage,
    ],
  }),
  ending: ({ plan, date, options, manage }) => ({
    subject: m.email_billing_ending_subject({ plan, date }, options),
    blocks: [m.email_billing_ending_lead({ plan, date }, options), m.email_billing_planned_undo({}, options), manage],
  }),
  kept: ({ plan, price, options, renews, manage }) => ({
    subject: m.email_billing_kept_subject({ plan }, options),
    blocks: [m.email_billing_kept_lead({ plan, price }, options), ...renews, manage],
  }),
  'unknown-plan': ({ options, settings, support }) => ({
    subject: m.email_billing_unknown_subject({}, options),
    blocks: [m.billing_unknown_text({}, options), settings, support],
  }),
  cancelled: ({ plan, options, credited, support }) => ({
    subject: m.email_billing_cancelled_subject({}, options),
    blocks: [
      m.email_billing_cancelled_lead({ plan }, options),
      m.email_billing_cancelled_refund({}, options),
      ...credited,
      support,
    ],
  }),
  refunded: ({ price, options, support }) => ({
    subject: m.email_billing_refunded_subject({}, options),
    blocks: [m.email_billing_refunded_lead({ amount: price }, options), support],
  }),
  disputed: ({ options, choose, support }) => ({
    subject: m.email_billing_disputed_subject({}, options),
    blocks: [
      m.email_billing_disputed_lead({}, options),
      choose,
      m.email_billing_disputed_mistake({}, options),
      support,
    ],
  }),
  'dispute-won': ({ options, choose }) => ({
    subject: m.email_billing_won_subject({}, options),
    blocks: [m.email_billing_won_lead({}, options), choose],
  }),
  'payment-failed': ({ options, manage }) => ({
    subject: m.email_billing_failed_subject({}, options),
    blocks: [m.payment_failed_text({}, options), m.email_billing_failed_kept({}, options), manage],
  }),
  restored: ({ plan, options, renews, manage }) => ({
    subject: m.email_billing_restored_subject({}, options),
    blocks: [m.email_billing_restored_lead({ plan }, options), ...renews, manage],
  }),
  renewal: ({ plan, price, date, options, manage }) => ({
    subject: m.email_billing_renewal_subject({ plan, date }, options),
    blocks: [
      m.email_billing_renewal_lead({ plan, price, date }, options),
      m.email_billing_renewal_cancel({}, options),
      manage,
    ],
  }),
};
