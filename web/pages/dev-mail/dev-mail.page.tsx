import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { isNotFound } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { NotFoundPage } from '../not-found/not-found.page';
import { outboxQuery, type SentMail as Sent } from './outbox.query';
import { SentMail } from './sent-mail';

/** For developers: the mail that was kept instead of sent. Where mail is really sent there is no such page. */
export function DevMailPage() {
  const [search, setSearch] = useSearchParams();
  const to = search.get('to') ?? '';
  const outbox = useQuery(outboxQuery(to));
  if (outbox.isPending) return <LoadingState tall />;
  if (isNotFound(outbox.error)) return <NotFoundPage />;
  const choose = (address: string) => setSearch(address ? { to: address } : {}, { replace: true });
  return <Outbox to={to} onChoose={choose} outbox={outbox} />;
}

interface OutboxProps {
  to: string;
  onChoose: (address: string) => void;
  outbox: UseQueryResult<Sent[]>;
}

function Outbox({ to, onChoose, outbox }: OutboxProps) {
  const { data: mails, isError, isFetching, refetch } = outbox;
  usePageTitle(m.dev_mail_title());
  return (
    <div className="mx-auto max-w-prose px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader
        title={m.dev_mail_title()}
        lead={m.dev_mail_lead()}
        actions={
          <Button variant="secondary" busy={isFetching} onClick={() => refetch()}>
            {m.dev_mail_refresh()}
          </Button>
        }
      />
      <div className="grid gap-5">
        <TextField
          label={m.dev_mail_filter()}
          type="email"
          dir="ltr"
          value={to}
          onChange={(event) => onChoose(event.target.value)}
        />
        {isError && <Alert tone="danger">{m.dev_mail_failed()}</Alert>}
        {mails?.length === 0 && <EmptyState icon={Mail} title={m.dev_mail_empty()} level="h2" />}
        {mails?.map((mail) => (
          <SentMail key={`${mail.sentAt} ${mail.to} ${mail.subject}`} mail={mail} />
        ))}
      </div>
    </div>
  );
}
