import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { formatPence } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useCancelSubscription } from './billing.queries';
import { planName } from './plan-list';

/** Everything on every page depends on the plan: it is loaded anew once the toast has been read. */
const reloadAfterMs = 1500;

type Props = { open: boolean; onClose: () => void; subscription: SubscriptionView };

export function CancelDialog({ open, onClose, subscription: { plan, state, credit } }: Props) {
  const cancellation = useCancelSubscription();
  const leaving = cancellation.isPending || cancellation.isSuccess;

  function close() {
    cancellation.reset();
    onClose();
  }

  const cancel = () =>
    cancellation.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: m.billing_cancelled_title(), description: m.billing_cancelled_text(), tone: 'success' });
        setTimeout(() => window.location.reload(), reloadAfterMs);
      },
    });

  return (
    <Dialog
      open={open}
      onClose={close}
      locked={leaving}
      title={m.billing_cancel_title()}
      description={plan && m.billing_cancel_effect({ plan: planName(plan) })}
      actions={
        <>
          <Button variant="quiet" disabled={leaving} onClick={close}>
            {m.billing_keep()}
          </Button>
          <Button variant="danger" busy={leaving} onClick={cancel}>
            {leaving ? m.billing_cancelling() : m.billing_cancel()}
          </Button>
        </>
      }
    >
      {state === 'active' && <p className="text-muted">{m.billing_cancel_refund()}</p>}
      {state === 'payment-failed' && <p className="text-muted">{m.billing_cancel_debt()}</p>}
      {credit > 0 && <p className="mt-2 text-muted">{m.billing_cancel_credit({ amount: formatPence(credit) })}</p>}
      {cancellation.isError && (
        <Alert tone="danger" title={m.error_title()} live>
          {failureText(cancellation.error, m.billing_cancel_failed())}
        </Alert>
      )}
    </Dialog>
  );
}
