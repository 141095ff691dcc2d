import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { formatPence } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useKeepPlan, useOpenPortal, useRefundCredit } from './billing.queries';
import { planName } from './plan-list';

const sayFailed = (fallback: string) => (error: Error) =>
  showToast({ title: m.error_title(), description: failureText(error, fallback), tone: 'destructive' });

/** Leads to where payment methods are kept. */
export function PaymentMethod({ urgent }: { urgent: boolean }) {
  const portal = useOpenPortal();
  const open = () =>
    portal.mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: sayFailed(m.payment_error_text()),
    });
  return (
    <Button variant={urgent ? 'primary' : 'secondary'} busy={portal.isPending || portal.isSuccess} onClick={open}>
      {m.billing_payment_method()}
    </Button>
  );
}

/** Takes back what was to happen at the end of the month. */
export function KeepPlan({ plan, onChanged }: { plan: AccountStatus; onChanged: () => void }) {
  const keeping = useKeepPlan();
  const keep = () =>
    keeping.mutate(undefined, {
      onSuccess: () => {
        const description = m.billing_kept_text({ plan: planName(plan) });
        showToast({ title: m.billing_kept_title(), description, tone: 'success' });
        onChanged();
      },
      onError: sayFailed(m.billing_change_failed()),
    });
  return (
    <Button busy={keeping.isPending} onClick={keep}>
      {m.billing_keep_plan({ plan: planName(plan) })}
    </Button>
  );
}

/** Has the credit paid out that no payment will use up. */
export function RefundCredit({ onChanged }: { onChanged: () => void }) {
  const refund = useRefundCredit();
  const pay = () =>
    refund.mutate(undefined, {
      onSuccess: ({ refunded }) => {
        const description = m.billing_credit_refunded_text({ amount: formatPence(refunded) });
        showToast({ title: m.billing_credit_refunded_title(), description, tone: 'success' });
        onChanged();
      },
      onError: sayFailed(m.payment_error_text()),
    });
  return (
    <Button variant="secondary" busy={refund.isPending} onClick={pay}>
      {m.billing_credit_refund()}
    </Button>
  );
}
