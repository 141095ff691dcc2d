import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import { type PaidPlanId, paidPlanIds, plans } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatPounds } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { planName } from './plan-list';
import { useBuyPlan } from './use-buy-plan';

type Props = {
  status: AccountStatus | null;
  /** How many tokens the plan must include for what is wanted. */
  tokens?: number;
  /** Says that a plan is enough for it. */
  fits: string;
};

/**
 * The plans larger than the present one, each to be bought at once, with the smallest that is enough marked. Where
 * buying fails, the prices are shown.
 */
export function UpgradeOptions({ status, tokens = 0, fits }: Props) {
  const larger = paidPlanIds.filter((plan) => plans[plan].tokens > (status ? plans[status].tokens : 0));
  if (larger.length === 0) return null;
  const fitting = larger.find((plan) => plans[plan].tokens >= tokens);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {larger.map((plan) => (
          <Option key={plan} plan={plan} recommended={plan === fitting}>
            {plan === fitting && <Badge tone="success">{fits}</Badge>}
            {plans[plan].tokens < tokens && <Badge>{m.billing_too_small()}</Badge>}
          </Option>
        ))}
      </ul>
      <p className="text-sm text-muted">{m.checkout_terms()}</p>
    </div>
  );
}

type OptionProps = { plan: PaidPlanId; recommended: boolean; children: ReactNode };

function Option({ plan, recommended, children }: OptionProps) {
  const navigate = useNavigate();
  const { buy, buying } = useBuyPlan({ onFailure: () => navigate(`${paths.pricing}?plan=${plan}`) });
  const price = formatPounds(plans[plan].pricePence / 100);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-rule p-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {planName(plan)} {children}
        </p>
        <p className="text-sm text-muted">
          {m.pricing_analyses_monthly({ count: plans[plan].analyses })} · {m.billing_monthly({ price })}
        </p>
      </div>
      <Button
        size="sm"
        variant={recommended ? 'primary' : 'secondary'}
        busy={buying !== null}
        onClick={() => buy(plan)}
      >
        {m.billing_upgrade_to({ plan: planName(plan) })}
      </Button>
    </li>
  );
}
