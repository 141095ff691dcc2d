import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { formatDate, formatPounds } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { refreshSubscription, subscriptionQuery, useOpenPortal } from './billing.queries';
import { CancelDialog } from './cancel-dialog';
import { ChangePlanDialog } from './change-plan-dialog';
import { InvoiceList } from './invoice-list';
import { planName } from './plan-list';

type CardProps = {
  /** The plan that was chosen elsewhere; its dialog is open from the start. */
  change: string | null;
  /** A payment failed: it may have been made since, on the pages of the payment provider. */
  owes: boolean;
  onChanged: () => void;
};

export function SubscriptionCard({ change, owes, onChanged }: CardProps) {
  const { data, isError } = useQuery(subscriptionQuery);
  useEffect(() => {
    if (!owes) return;
    refreshSubscription().then(
      ({ state }) => state !== 'payment-failed' && onChanged(),
      () => {},
    );
  }, [owes, onChanged]);
  return (
    <Card title={m.billing_card_title()}>
      {data && <Subscription subscription={data} change={change} onChanged={onChanged} />}
      {!data && !isError && <Skeleton lines={3} />}
      {isError && <Alert tone="warning">{m.billing_not_loaded()}</Alert>}
    </Card>
  );
}

type Props = { subscription: SubscriptionView; change: string | null; onChanged: () => void };

function Subscription({ subscription, change, onChanged }: Props) {
  const { state } = subscription;
  const [dialog, setDialog] = useState<'cancel' | 'change' | null>(change && state === 'active' ? 'change' : null);
  const close = () => setDialog(null);
  return (
    <div className="grid gap-5">
      {state === 'payment-failed' && (
        <Alert tone="danger" title={m.payment_failed_title()}>
          {m.payment_failed_text()}
        </Alert>
      )}
      <Facts subscription={subscription} />
      <div className="flex flex-wrap gap-3">
        {state === 'active' && <Button onClick={() => setDialog('change')}>{m.billing_change_plan()}</Button>}
        {state !== 'none' && <PaymentMethod urgent={state === 'payment-failed'} />}
        <Button variant="secondary" onClick={() => setDialog('cancel')}>
          {m.billing_cancel()}
        </Button>
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

function Facts({ subscription: { plan, price, state, renewsAt } }: { subscription: SubscriptionView }) {
  const facts = [
    plan && [m.billing_plan(), planName(plan)],
    state !== 'none' && [m.billing_price(), m.billing_monthly({ price: formatPounds(price / 100) })],
    renewsAt && [m.billing_renews_on(), formatDate(renewsAt)],
  ].filter((fact): fact is [string, string] => Array.isArray(fact));
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'none' && <p className="text-muted">{m.billing_not_billed()}</p>}
    </>
  );
}

function PaymentMethod({ urgent }: { urgent: boolean }) {
  const portal = useOpenPortal();
  const open = () =>
    portal.mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) =>
        showToast({
          title: m.error_title(),
          description: failureText(error, m.payment_error_text()),
          tone: 'destructive',
        }),
    });
  return (
    <Button variant={urgent ? 'primary' : 'secondary'} busy={portal.isPending || portal.isSuccess} onClick={open}>
      {m.billing_payment_method()}
    </Button>
  );
}
