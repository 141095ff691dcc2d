import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { SubscriptionView } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate, formatPounds } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { subscriptionQuery } from './billing.queries';
import type { Plan } from './plan-list';
import { useBuyPlan } from './use-buy-plan';

/** What a visitor, a free account and a paying one can do with a plan, and what they agree to by it. */
export function PlanAction({ plan, user }: { plan: Plan; user: CurrentUser | null }) {
  const isCurrent = plan.id !== 'free' && user?.accountStatus === plan.id;
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: isCurrent });
  return (
    <>
      <Action plan={plan} user={user} />
      <p className="mt-3 text-sm text-muted">{terms(plan, user, subscription)}</p>
    </>
  );
}

const isPaying = (user: CurrentUser | null) => Boolean(user?.accountStatus && user.accountStatus !== 'free');

/** What it costs, when it renews and how it ends, beside the button that agrees to it. */
function terms(plan: Plan, user: CurrentUser | null, subscription: SubscriptionView | undefined): string {
  if (plan.id === 'free') return isPaying(user) ? m.pricing_terms_free() : m.pricing_no_card();
  const price = formatPounds(plan.price);
  if (user?.accountStatus === plan.id) {
    const { price: own = null } = subscription ?? { price: null };
    // Who has it may pay another price than is asked now, or none any more.
    if (subscription?.endsAt) return m.pricing_terms_ends({ date: formatDate(subscription.endsAt) });
    return m.pricing_terms_current({ price: own === null ? price : formatPounds(own / 100) });
  }
  return isPaying(user) ? m.pricing_terms_change({ price }) : m.pricing_renews({ price });
}

function Action({ plan, user }: { plan: Plan; user: CurrentUser | null }) {
  const variant = plan.popular ? 'primary' : 'secondary';
  if (user?.accountStatus === plan.id) return <CurrentPlan free={plan.id === 'free'} />;
  if (!user) {
    return (
      <ButtonLink to={paths.register} variant={variant}>
        {plan.id === 'free' ? m.pricing_start_free() : m.pricing_choose({ plan: plan.name() })}
      </ButtonLink>
    );
  }
  if (plan.id === 'free') {
    return (
      <ButtonLink to={paths.settings} variant={variant}>
        {m.pricing_manage()}
      </ButtonLink>
    );
  }
  const label = isPaying(user) ? m.pricing_change({ plan: plan.name() }) : m.pricing_choose({ plan: plan.name() });
  return <ChoosePlan planId={plan.id} label={label} variant={variant} />;
}

/** Does nothing, and on the free plan says so to who presses it. */
function CurrentPlan({ free }: { free: boolean }) {
  const say = () => showToast({ title: m.pricing_already_free_title(), description: m.pricing_already_free_text() });
  return (
    <Button
      variant="secondary"
      aria-disabled
      className="pointer-events-auto cursor-default"
      onClick={free ? say : undefined}
    >
      {m.pricing_current_plan()}
    </Button>
  );
}

type ChooseProps = {
  planId: Exclude<Plan['id'], 'free'>;
  label: string;
  variant: 'primary' | 'secondary';
};

function ChoosePlan({ planId, label, variant }: ChooseProps) {
  const { buy, buying } = useBuyPlan();
  return (
    <Button variant={variant} busy={buying !== null} onClick={() => buy(planId)}>
      {label}
    </Button>
  );
}
