import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { subscriptionQuery } from './billing.queries';
import { CancelDialog } from './cancel-dialog';
import { ChangePlanDialog } from './change-plan-dialog';
import { InvoiceList } from './invoice-list';
import { KeepPlan, PaymentMethod, RefundCredit } from './subscription-actions';
import { SubscriptionFacts } from './subscription-facts';
import { useSettledDebt } from './use-settled-debt';

type CardProps = {
  /** The plan that was chosen elsewhere; its dialog is open from the start. */
  change: string | null;
  /** A payment failed: it may have been made since, on the pages of the payment provider. */
  owes: boolean;
  onChanged: () => void;
};

export function SubscriptionCard({ change, owes, onChanged }: CardProps) {
  const { data, isError } = useQuery(subscriptionQuery);
  useSettledDebt({ owes, onSettled: onChanged });
  return (
    <Card title={m.billing_card_title()}>
      {data && <Subscription subscription={data} change={change} onChanged={onChanged} />}
      {!data && !isError && <Skeleton lines={6} />}
      {isError && <Alert tone="warning">{m.billing_not_loaded()}</Alert>}
    </Card>
  );
}

type Props = { subscription: SubscriptionView; change: string | null; onChanged: () => void };

function Subscription({ subscription, change, onChanged }: Props) {
  const { state, plan, credit } = subscription;
  const planned = plan !== null && (subscription.nextPlan !== null || subscription.endsAt !== null);
  const changes = (state === 'active' && !planned) || state === 'unknown-plan';
  const cancels = state !== 'none' || (plan !== null && plan !== 'free');
  const [dialog, setDialog] = useState<'cancel' | 'change' | null>(change && changes ? 'change' : null);
  const close = () => setDialog(null);
  return (
    <div className="grid gap-5">
      {state === 'payment-failed' && (
        <Alert tone="danger" title={m.payment_failed_title()}>
          {m.payment_failed_text()}
        </Alert>
      )}
      {state === 'unknown-plan' && (
        <Alert
          tone="warning"
          title={m.billing_unknown_title()}
          action={
            <ButtonLink to={paths.support} size="sm">
              {m.nav_support()}
            </ButtonLink>
          }
        >
          {m.billing_unknown_text()}
        </Alert>
      )}
      <SubscriptionFacts subscription={subscription} />
      {state === 'none' && plan !== 'free' && <p className="text-muted">{m.billing_not_billed()}</p>}
      {credit > 0 && <p className="text-sm text-muted">{m.billing_credit_text()}</p>}
      <div className="flex flex-wrap gap-3">
        {planned && <KeepPlan plan={plan} onChanged={onChanged} />}
        {changes && <Button onClick={() => setDialog('change')}>{m.billing_change_plan()}</Button>}
        {state !== 'none' && <PaymentMethod urgent={state === 'payment-failed'} />}
        {state === 'none' && credit > 0 && <RefundCredit onChanged={onChanged} />}
        {cancels && (
          <Button variant="secondary" onClick={() => setDialog('cancel')}>
            {m.billing_cancel()}
          </Button>
        )}
      </div>
      {state !== 'none' && <InvoiceList />}
      <CancelDialog open={dialog === 'cancel'} onClose={close} subscription={subscription} />
      <ChangePlanDialog
        open={dialog === 'change'}
        onClose={close}
        onChanged={onChanged}
        present={subscription.plan}
        chosen={change}
      />
    </div>
  );
}
