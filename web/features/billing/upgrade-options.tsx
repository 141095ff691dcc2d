import { useNavigate } from 'react-router';
import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import { type PaidPlanId, paidPlanIds, plans } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatPounds } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { planName } from './plan-list';
import { useBuyPlan } from './use-buy-plan';

/** The plans larger than the present one, each to be bought at once. Where that fails, the prices are shown. */
export function UpgradeOptions({ status }: { status: AccountStatus | null }) {
  const larger = paidPlanIds.filter((plan) => plans[plan].tokens > (status ? plans[status].tokens : 0));
  if (larger.length === 0) return null;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {larger.map((plan) => (
          <Option key={plan} plan={plan} />
        ))}
      </ul>
      <p className="text-sm text-muted">{m.checkout_terms()}</p>
    </div>
  );
}

function Option({ plan }: { plan: PaidPlanId }) {
  const navigate = useNavigate();
  const { buy, buying } = useBuyPlan({ onFailure: () => navigate(`${paths.pricing}?plan=${plan}`) });
  const price = formatPounds(plans[plan].pricePence / 100);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-rule p-4">
      <div>
        <p className="font-semibold">{planName(plan)}</p>
        <p className="text-sm text-muted">
          {m.pricing_analyses_monthly({ count: plans[plan].analyses })} · {m.billing_monthly({ price })}
        </p>
      </div>
      <Button
        size="sm"
        variant={plans[plan].popular ? 'primary' : 'secondary'}
        busy={buying !== null}
        onClick={() => buy(plan)}
      >
        {m.billing_upgrade_to({ plan: planName(plan) })}
      </Button>
    </li>
  );
}
