import { useQuery } from '@tanstack/react-query';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CalendarAddress } from './calendar-address';
import { remindersQuery, useTurnReminders } from './reminders.queries';

/** Mails ahead of last days, and the address from which calendars fetch all days. */
export function RemindersCard() {
  const { data, isPending, isFetching, refetch } = useQuery(remindersQuery);
  return (
    <Card title={m.reminders_title()}>
      {data ? (
        <>
          <Switch on={data.on} />
          <CalendarAddress since={data.calendarSince} />
        </>
      ) : isPending ? (
        <Skeleton lines={6} />
      ) : (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {m.reminders_not_loaded()}
        </RetryAlert>
      )}
    </Card>
  );
}

function Switch({ on }: { on: boolean }) {
  const turn = useTurnReminders();
  return (
    <div className="grid gap-4">
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox checkbox-sm mt-0.5 border-(--field-line)"
          checked={turn.isPending ? turn.variables.on : on}
          onChange={({ target }) => turn.mutate({ on: target.checked })}
        />
        <span>
          <span className="font-semibold">{m.reminders_switch()}</span>
          <span className="block text-muted">{m.reminders_text()}</span>
        </span>
      </label>
      {turn.isError && (
        <Alert tone="danger" live>
          {failureText(turn.error, m.reminders_not_saved())}
        </Alert>
      )}
    </div>
  );
}
