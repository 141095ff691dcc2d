import type { Session } from '#src/features/accounts/sessions/sessions.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDateTime } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

function deviceText({ browser, system }: Session): string {
  if (browser && system) return m.sessions_device({ browser, system });
  return browser ?? system ?? m.sessions_unknown_device();
}

type Props = { session: Session; ending: boolean; onEnd: () => void };

/** One browser in which the user is signed in. This one is left by logging out. */
export function SessionRow({ session, ending, onEnd }: Props) {
  const device = deviceText(session);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{device}</p>
        <p className="text-sm text-muted">
          {session.current
            ? m.sessions_signed_in({ time: formatDateTime(session.signedInAt) })
            : m.sessions_last_used({ time: formatDateTime(session.lastUsedAt) })}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success">{m.sessions_current()}</Badge>
      ) : (
        <Button variant="quiet" size="sm" busy={ending} aria-label={m.sessions_end_device({ device })} onClick={onEnd}>
          {m.sessions_end()}
        </Button>
      )}
    </li>
  );
}
