import { m } from '#src/i18n/paraglide/messages.js';
import { formatDateTime } from '#web/lib/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { MessageFrame } from './message-frame';
import type { SentMail as Mail } from './outbox.query';

export function SentMail({ mail: { to, subject, text, html, sentAt } }: { mail: Mail }) {
  return (
    <article className="rounded-box border border-rule p-5">
      <h2 dir="auto" className="font-semibold">
        <bdi>{subject}</bdi>
      </h2>
      <p className="text-sm text-muted">
        {m.dev_mail_to()} <bdi>{to}</bdi> · <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      </p>
      <p dir="auto" className="mt-4 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <Disclosure summary={m.dev_mail_html()} className="mt-2">
        <MessageFrame title={subject} html={html} />
      </Disclosure>
    </article>
  );
}
