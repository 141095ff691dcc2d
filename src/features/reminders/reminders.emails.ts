import { dateKindText } from '#src/i18n/date-kind-text.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { localeTag } from '#src/i18n/locale-tag.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { type EmailBlock, layOutEmail } from '#src/platform/email-layout.ts';
import type { EmailTemplate } from '#src/platform/mailer.ts';
import type { ContractDate } from '../contracts/analysis.schema';

/** A last day of a contract, as its owner is told of it. */
export interface Reminder {
  contractId: string;
  name: string;
  kind: ContractDate['kind'];
  /** ISO 8601 calendar date. */
  date: string;
  /** How it follows from the contract; null: it is written there. */
  computedFrom: string | null;
  /** Words of the contract; null: none are known. */
  quote: string | null;
}

const longestQuote = 400;

function dayText(date: string, dateStyle: 'full' | 'long', locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag(locale), { dateStyle, timeZone: 'UTC' }).format(new Date(date));
}

const shortened = (quote: string) =>
  quote.length > longestQuote ? `${quote.slice(0, longestQuote).toWellFormed().trimEnd()} …` : quote;

function blocksOf(reminder: Reminder, { appUrl, locale }: { appUrl: string; locale: Locale }): EmailBlock[] {
  const { contractId, name, kind, date, computedFrom, quote } = reminder;
  return [
    { heading: name },
    `${dayText(date, 'full', locale)} – ${dateKindText[kind]({}, { locale })}`,
    ...(kind === 'renewal' ? [m.email_reminder_renewal({}, { locale })] : []),
    ...(computedFrom === null ? [] : [m.email_reminder_computed({ how: computedFrom.replace(/\.$/, '') }, { locale })]),
    ...(quote === null ? [] : [{ quote: shortened(quote) }]),
    {
      link: `${appUrl}/analysis/${encodeURIComponent(contractId)}`,
      label: m.email_reminder_open({}, { locale }),
    },
  ];
}

function subjectOf([first, ...others]: Reminder[], locale: Locale): string {
  if (!first || others.length > 0) return m.email_reminder_subject_several({ count: others.length + 1 }, { locale });
  const { name, kind, date } = first;
  const what = dateKindText[kind]({}, { locale });
  return m.email_reminder_subject({ what, date: dayText(date, 'long', locale), name }, { locale });
}

/** All last days of which an account is reminded on one day. */
export const reminderEmail =
  ({
    reminders,
    appUrl,
    links,
  }: {
    reminders: Reminder[];
    appUrl: string;
    links: { page: string; oneClick: string };
  }): EmailTemplate =>
  (locale) => ({
    ...layOutEmail({
      locale,
      subject: subjectOf(reminders, locale),
      blocks: [
        m.email_greeting({}, { locale }),
        m.email_reminder_lead({}, { locale }),
        ...reminders.flatMap((reminder) => blocksOf(reminder, { appUrl, locale })),
        m.email_reminder_check({}, { locale }),
        m.email_reminder_why({}, { locale }),
        { link: links.page, label: m.email_reminder_off({}, { locale }), quiet: true },
      ],
    }),
    // The mail service refuses a message that names another kind of address.
    ...(links.oneClick.startsWith('https:') && {
      headers: {
        'List-Unsubscribe': `<${links.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  });
