import { useQuery } from '@tanstack/react-query';
import type { Session } from '#src/features/accounts/sessions/sessions.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SessionRow } from './session-row';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './sessions.queries';

const tellFailure = (error: unknown) =>
  showToast({
    title: m.error_title(),
    description: failureText(error, m.sessions_end_failed()),
    tone: 'destructive',
  });

export function SessionsCard() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(sessionsQuery);
  const again = (
    <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
      {m.ui_try_again()}
    </Button>
  );
  return (
    <Card title={m.sessions_title()}>
      <p className="text-muted">{m.sessions_text()}</p>
      <div className="mt-4">
        {isPending && <Skeleton lines={2} />}
        {isError && !data && (
          <Alert tone="warning" action={again}>
            {m.sessions_not_loaded()}
          </Alert>
        )}
        {data && <Sessions sessions={data} />}
      </div>
    </Card>
  );
}

function Sessions({ sessions }: { sessions: Session[] }) {
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={end.isPending && end.variables.id === session.id}
            onEnd={() =>
              end.mutate(session, {
                onSuccess: () => showToast({ title: m.sessions_ended(), tone: 'success' }),
                onError: tellFailure,
              })
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, {
              onSuccess: () => showToast({ title: m.sessions_others_ended(), tone: 'success' }),
              onError: tellFailure,
            })
          }
        >
          {m.sessions_end_others()}
        </Button>
      )}
    </>
  );
}
