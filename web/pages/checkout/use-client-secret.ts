import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PaidPlanId } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { useStartSubscription } from '#web/features/billing/billing.queries.ts';
import { failureText } from '#web/lib/failure-text.ts';

/** What the form needs: given in the address or, for a signed-in user who names a plan, asked for and put there. */
export function useClientSecret(given: string | null, plan: PaidPlanId | null) {
  const { user } = useCurrentUser();
  const [, setQuery] = useSearchParams();
  const start = useStartSubscription();
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // Only a page that was loaded from here may load the card fields: see the headers that it came with.
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, []);

  useEffect(() => {
    if (given || !user || !plan || asked.current) return;
    asked.current = true;
    start.mutate(
      { planId: plan, mode: 'page' },
      {
        onSuccess: ({ url }) => {
          const target = new URL(url);
          if (target.pathname !== window.location.pathname) window.location.assign(url);
          else setQuery(target.searchParams, { replace: true });
        },
        onError: (error) => setProblem(failureText(error, m.pricing_failed_text())),
      },
    );
  }, [given, user, plan, start.mutate, setQuery]);

  const askAnew = useCallback(() => {
    setQuery(
      (now) => {
        now.delete('client_secret');
        return now;
      },
      { replace: true },
    );
  }, [setQuery]);

  return { clientSecret: given, problem, askAnew };
}
