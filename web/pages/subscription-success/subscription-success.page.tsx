import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, LogIn, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { currentUserQuery, useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { refreshSubscription } from '#web/features/billing/billing.queries.ts';
import { usageQuery } from '#web/features/usage/usage.queries.ts';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';

/** Where a payment leads back to. The account is read anew, because it has another plan now. */
export function SubscriptionSuccessPage() {
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const { user, isLoading, isUnknown } = useCurrentUser();
  const isSignedIn = user !== null;
  const outcome = query.get('redirect_status');
  const failed = outcome === 'failed';
  // Whoever types the address has paid nothing.
  const untold = !isSignedIn && !isUnknown && outcome !== 'succeeded';
  usePageTitle(
    failed ? m.payment_failed_title() : untold ? m.subscription_signed_out_title() : m.payment_successful_title(),
  );

  useEffect(() => {
    // The provider adds what opens the payment to the address; only its outcome stays there.
    if ([...query.keys()].some((name) => name.endsWith('client_secret'))) {
      setQuery(outcome ? { redirect_status: outcome } : {}, { replace: true });
    }
  }, [query, outcome, setQuery]);

  useEffect(() => {
    if (!isSignedIn) return;
    const readAnew = () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: usageQuery.queryKey }),
      ]);
    // Out of reach: the payment still counts, and Stripe notifies the server by itself.
    refreshSubscription().then(readAnew, readAnew);
  }, [queryClient, isSignedIn]);

  if (failed) {
    return (
      <div className="mx-auto max-w-xl px-4 py-16 sm:px-6">
        <h1 className="mb-6 font-serif text-title font-semibold">{m.payment_failed_title()}</h1>
        <Alert tone="danger" action={<ButtonLink to={paths.pricing}>{m.checkout_back()}</ButtonLink>}>
          {m.error_billing_card_declined()}
        </Alert>
      </div>
    );
  }
  if (isLoading) return <LoadingState tall />;
  if (untold)
    return (
      <Outcome
        icon={LogIn}
        title={m.subscription_signed_out_title()}
        next={<ButtonLink to={paths.signInFor(paths.settings)}>{m.nav_sign_in()}</ButtonLink>}
      >
        <p>{m.subscription_signed_out_text()}</p>
      </Outcome>
    );
  return (
    <Outcome
      icon={CircleCheck}
      title={m.payment_successful_title()}
      next={<ButtonLink to={paths.home}>{m.subscription_success_start()}</ButtonLink>}
    >
      <p className="font-medium text-base-content">{m.payment_successful_text()}</p>
      <p className="mt-2">{m.subscription_success_lead()}</p>
    </Outcome>
  );
}

type OutcomeProps = { icon: LucideIcon; title: string; next: ReactNode; children: ReactNode };

function Outcome({ icon, title, next, children }: OutcomeProps) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16 sm:px-6">
      <EmptyState
        icon={icon}
        level="h1"
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {next}
            <ButtonLink to={paths.pricing} variant="secondary">
              {m.subscription_success_pricing()}
            </ButtonLink>
          </div>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
