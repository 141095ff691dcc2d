import { useNavigate } from 'react-router';
import type { PaidPlanId } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { errorCode } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useStartSubscription } from './billing.queries';

/** Leads to where a plan is paid; a failure is shown, and then left to `onFailure`. */
export function useBuyPlan({ onFailure }: { onFailure?: () => void } = {}) {
  const start = useStartSubscription();
  const navigate = useNavigate();

  const buy = (planId: PaidPlanId) =>
    start.mutate(
      { planId },
      {
        onSuccess: ({ url }) => window.location.assign(url),
        onError: (error) => {
          const description = failureText(error, m.pricing_failed_text());
          showToast({ title: m.pricing_failed_title(), description, tone: 'destructive' });
          // Only a payment method that works helps, and that is kept there.
          if (errorCode(error) === 'billing.payment_due') navigate(paths.settings);
          else onFailure?.();
        },
      },
    );

  return { buy, buying: start.isPending || start.isSuccess ? (start.variables?.planId ?? null) : null };
}
