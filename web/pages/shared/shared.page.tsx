import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { sharedQuery } from '#web/features/contracts/analysis/share/shared.queries.ts';
import { errorCode } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { LoadingState } from '#web/ui/loading-state.tsx';

// Which of them is shown, the answer tells.
const loadAnalysis = () => import('./shared-view');
const SharedView = lazy(async () => ({ default: (await loadAnalysis()).SharedView }));
const SharedLocked = lazy(async () => ({ default: (await import('./shared-locked')).SharedLocked }));
const SharedNotShown = lazy(async () => ({ default: (await import('./shared-not-shown')).SharedNotShown }));

/** Where the link to a shared analysis leads, with or without an account. */
export function SharedPage() {
  usePageTitle(m.shared_title());
  // On its way while it is asked whether the link shows anything.
  useEffect(() => void loadAnalysis().catch(() => {}), []);
  return (
    <Suspense fallback={<LoadingState tall />}>
      <Shown />
    </Suspense>
  );
}

function Shown() {
  const { token = '' } = useParams();
  const [password, setPassword] = useState<string | null>(null);
  const { data: shared, error, isFetching, refetch } = useQuery(sharedQuery(token, password));
  if (shared) return <SharedView shared={shared} />;
  if (password !== null || errorCode(error) === 'shares.password_needed') {
    return (
      <SharedLocked
        busy={isFetching}
        error={password === null ? null : error}
        onOpen={(typed) => (typed === password ? void refetch() : setPassword(typed))}
      />
    );
  }
  if (error) return <SharedNotShown error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <LoadingState tall />;
}
