import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate, formatPence, formatPounds } from '#web/lib/format.ts';
import { planName } from './plan-list';

/** What is paid for, what that costs and until when; all of it as the payment provider has it. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionView }) {
  const { plan, price, state, renewsAt, nextPlan, nextPrice, endsAt, credit } = subscription;
  const follows = renewsAt && nextPlan && nextPrice !== null;
  const facts = [
    plan && [m.billing_plan(), planName(plan)],
    state !== 'none' && price !== null && [m.billing_price(), m.billing_monthly({ price: formatPounds(price / 100) })],
    renewsAt && !follows && [m.billing_renews_on(), formatDate(renewsAt)],
    follows && [
      m.billing_next_on({ date: formatDate(renewsAt) }),
      m.billing_next_plan({ plan: planName(nextPlan), price: formatPounds(nextPrice / 100) }),
    ],
    endsAt && [m.billing_ends_on(), formatDate(endsAt)],
    credit > 0 && [m.billing_credit(), formatPence(credit)],
  ].filter((fact): fact is [string, string] => Array.isArray(fact));
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
