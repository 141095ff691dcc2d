import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { type EmailBlock, layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';
import type { NoticeKind } from './billing.schema';
import { type PaidPlanId, plans } from './plans.schema';

interface Notice {
  kind: NoticeKind;
  plan: PaidPlanId | null;
  periodEnd: Date | null;
  appUrl: string;
}

/** Western digits in Arabic too, as on the pages. */
const tag = (locale: Locale) => ({ en: 'en-GB', es: 'es', fr: 'fr', de: 'de', ar: 'ar-u-nu-latn' })[locale];
const planName = { plus: m.plan_plus, pro: m.plan_pro, premium: m.plan_premium };

function price(plan: PaidPlanId, locale: Locale): string {
  const format = new Intl.NumberFormat(tag(locale), { style: 'currency', currency: 'GBP' });
  const parts = format.formatToParts(plans[plan].pricePence / 100);
  // Some languages distinguish this pound from others: here there is no other.
  return parts.map(({ type, value }) => (type === 'currency' ? '£' : value)).join('');
}

const day = (date: Date, locale: Locale) =>
  new Intl.DateTimeFormat(tag(locale), { dateStyle: 'long', timeZone: 'Europe/London' }).format(date);

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
  renews: string[];
  manage: EmailBlock;
  support: EmailBlock;
}

function toWords({ plan, periodEnd, appUrl }: Notice, locale: Locale): Words {
  const options = { locale };
  const date = periodEnd ? day(periodEnd, locale) : '';
  return {
    plan: plan ? planName[plan]({}, options) : m.app_name({}, options),
    price: plan ? price(plan, locale) : '',
    date,
    options,
    renews: periodEnd ? [m.email_billing_renews({ date }, options)] : [],
    manage: { link: `${appUrl}/settings`, label: m.email_billing_manage({}, options) },
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
  cancelled: ({ plan, options, support }) => ({
    subject: m.email_billing_cancelled_subject({}, options),
    blocks: [m.email_billing_cancelled_lead({ plan }, options), m.email_billing_cancelled_refund({}, options), support],
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
