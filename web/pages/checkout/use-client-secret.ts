import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PaidPlanId } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { useStartSubscription } from '#web/features/billing/billing.queries.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';

/**
 * What the form needs: given in the address or, for a signed-in user who names a plan, asked for. It is kept in the
 * entry of the history, which outlives a reload, and taken out of the address: whoever has it could pay or read along.
 */
export function useClientSecret(given: string | null, plan: PaidPlanId | null) {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const { state } = useLocation();
  const kept: unknown = state?.clientSecret;
  const clientSecret = given ?? (typeof kept === 'string' ? kept : null);
  const start = useStartSubscription();
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    if (given) navigate(addressOf(plan), { replace: true, state: { clientSecret: given } });
  }, [given, plan, navigate]);

  useEffect(() => {
    // Only a page that was loaded from here may load the card fields: see the headers that it came with.
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, []);

  useEffect(() => {
    if (clientSecret || !user || !plan || asked.current) return;
    asked.current = true;
    start.mutate(
      { planId: plan, mode: 'page' },
      {
        onSuccess: ({ url }) => {
          const target = new URL(url);
          const secret = target.searchParams.get('client_secret');
          if (target.pathname !== window.location.pathname || !secret) window.location.assign(url);
          else navigate(addressOf(plan), { replace: true, state: { clientSecret: secret } });
        },
        onError: (error) => setProblem(failureText(error, m.pricing_failed_text())),
      },
    );
  }, [clientSecret, user, plan, start.mutate, navigate]);

  const askAnew = useCallback(() => void navigate(addressOf(plan), { replace: true, state: null }), [plan, navigate]);

  return { clientSecret, problem, askAnew };
}

const addressOf = (plan: PaidPlanId | null) => (plan ? `${paths.checkout}?plan=${plan}` : paths.checkout);
