import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { formatDate } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { useMakeCalendarAddress, useRemoveCalendarAddress } from './reminders.queries';

/** `since` when there has been an address; null: there is none. */
export function CalendarAddress({ since }: { since: string | null }) {
  const make = useMakeCalendarAddress();
  const remove = useRemoveCalendarAddress();
  const error = make.error ?? remove.error;
  const address = since && make.data?.address;
  return (
    <section className="mt-6 border-t border-base-300 pt-6">
      <h3 className="text-lead font-semibold">{m.calendar_title()}</h3>
      <p className="mt-1 text-muted">{m.calendar_text()}</p>
      {address ? (
        <Made address={address} />
      ) : (
        since && <p className="mt-3 text-muted">{m.calendar_since({ date: formatDate(since) })}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate()}>
          {since ? m.calendar_renew() : m.calendar_make()}
        </Button>
        {since && (
          <Button
            variant="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: make.reset })}
          >
            {m.calendar_remove()}
          </Button>
        )}
        {since && <p className="text-sm text-muted">{m.calendar_renew_text()}</p>}
      </div>
      {error && (
        <div className="mt-4">
          <Alert tone="danger" live>
            {failureText(error, m.reminders_not_saved())}
          </Alert>
        </div>
      )}
    </section>
  );
}

function Made({ address }: { address: string }) {
  return (
    <div role="status" className="mt-4 grid gap-3 rounded-box border border-rule bg-base-200 p-4">
      <p className="text-sm font-semibold">{m.calendar_new()}</p>
      <code dir="ltr" className="text-sm break-all">
        {address}
      </code>
      <p className="text-sm text-muted">{m.calendar_once()}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} variant="secondary" />
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {m.calendar_open()}
        </a>
      </div>
    </div>
  );
}
