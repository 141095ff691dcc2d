import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { sharedQuery } from '#web/features/contracts/analysis/share/shared.queries.ts';
import { errorCode } from '#web/lib/api-error.ts';
import { late } from '#web/lib/late.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { LoadingState } from '#web/ui/loading-state.tsx';

// Which of them is shown, the answer tells.
const SharedView = late(async () => (await import('./shared-view')).SharedView);
const SharedLocked = late(async () => (await import('./shared-locked')).SharedLocked);
const SharedNotShown = late(async () => (await import('./shared-not-shown')).SharedNotShown);

/** Where the link to a shared analysis leads, with or without an account. */
export function SharedPage() {
  usePageTitle(m.shared_title());
  // On its way while it is asked whether the link shows anything.
  useEffect(() => void SharedView.fetch().catch(() => {}), []);
  return <Shown />;
}

function Shown() {
  const { token = '' } = useParams();
  const [password, setPassword] = useState<string | null>(null);
  const { data: shared, error, isFetching, refetch } = useQuery(sharedQuery(token, password));
  const waiting = <LoadingState tall />;
  if (shared) return <SharedView waiting={waiting} shared={shared} />;
  if (password !== null || errorCode(error) === 'shares.password_needed') {
    return (
      <SharedLocked
        waiting={waiting}
        busy={isFetching}
        error={password === null ? null : error}
        onOpen={(typed) => (typed === password ? void refetch() : setPassword(typed))}
      />
    );
  }
  if (error)
    return <SharedNotShown waiting={waiting} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return waiting;
}
