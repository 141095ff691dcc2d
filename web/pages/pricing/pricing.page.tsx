import { useSearchParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { PlanAction } from '#web/features/billing/plan-action.tsx';
import { PlanCard } from '#web/features/billing/plan-card.tsx';
import { planList } from '#web/features/billing/plan-list.ts';
import { ByAnalyst } from '#web/features/service/by-analyst.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export function PricingPage() {
  const { user } = useCurrentUser();
  const [query] = useSearchParams();
  usePageTitle(m.nav_pricing(), m.meta_pricing());
  return (
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <PageHeader title={m.pricing_title()} lead={m.pricing_lead()} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {planList.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            chosen={query.get('plan') === plan.id}
            action={<PlanAction plan={plan} user={user} />}
          />
        ))}
      </ul>
      <ul className="mt-8 grid gap-1 text-muted">
        <li>
          <ByAnalyst builtIn={m.pricing_engine_rules()} model={m.pricing_engine_model()} />
        </li>
        <li>{m.pricing_guarantee()}</li>
        <li>{m.pricing_vat()}</li>
        <li>{m.pricing_notice()}</li>
      </ul>
    </div>
  );
}
