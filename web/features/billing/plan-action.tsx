import type { CurrentUser } from '../../../src/features/accounts/accounts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { showToast } from '../../ui/toast-store';
import { useStartSubscription } from './billing.queries';
import type { Plan } from './plan-list';

/** What a visitor, a free account and a paying one can do with a plan. */
export function PlanAction({ plan, user }: { plan: Plan; user: CurrentUser | null }) {
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
  return <ChoosePlan plan={plan} variant={variant} />;
}

function CurrentPlan({ free }: { free: boolean }) {
  const say = () => showToast({ title: m.pricing_already_free_title(), description: m.pricing_already_free_text() });
  return (
    <Button variant="secondary" aria-disabled onClick={free ? say : undefined}>
      {m.pricing_current_plan()}
    </Button>
  );
}

function ChoosePlan({ plan, variant }: { plan: Plan; variant: 'primary' | 'secondary' }) {
  const start = useStartSubscription();
  const choose = () =>
    start.mutate(plan.id, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: () =>
        showToast({ title: m.pricing_failed_title(), description: m.pricing_failed_text(), tone: 'destructive' }),
    });
  return (
    <Button variant={variant} busy={start.isPending} onClick={choose}>
      {m.pricing_choose({ plan: plan.name() })}
    </Button>
  );
}
