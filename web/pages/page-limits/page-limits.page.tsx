import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import type { PageLimits } from '#src/features/usage/page-limits.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { planName } from '#web/features/billing/plan-list.ts';
import { pageLimitsQuery } from '#web/features/usage/page-limits.queries.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useLocale } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LimitsTable } from './limits-table';

export function PageLimitsPage() {
  const { locale } = useLocale();
  const { data, error, isPending } = useQuery(pageLimitsQuery(locale));
  useOwnPageTitle(m.page_limits_title());
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader
        above={<Breadcrumb crumbs={[{ label: m.nav_home(), to: paths.home }, { label: m.page_limits_title() }]} />}
        title={m.page_limits_title()}
        lead={m.page_limits_lead()}
      />
      {isPending && <LoadingState />}
      {error && (
        <Alert tone="danger" title={m.error_title()}>
          {failureText(error, m.error_http_internal())}
        </Alert>
      )}
      {data === null && <EmptyState icon={FileQuestion} title={m.page_limits_none()} level="h2" />}
      {data && <Limits data={data} />}
    </div>
  );
}

function Limits({ data }: { data: PageLimits }) {
  const { currentPlan, currentLimit, currentMaxPages, explanation, examples } = data;
  const name = (plan: AccountStatus | null) => (plan ? planName(plan) : m.plan_payment_required());
  const pages = (count: number) => m.page_limits_up_to({ pages: formatNumber(count) });
  const facts = [
    [m.page_limits_current(), name(currentPlan)],
    [m.page_limits_token_limit(), formatNumber(currentLimit)],
    [m.page_limits_max_pages(), formatNumber(currentMaxPages)],
  ];
  const points = [
    m.page_limits_point_period(),
    m.page_limits_point_exact(),
    m.page_limits_point_failed(),
    m.page_limits_point_estimate(),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Card className="lg:col-span-2">
        <dl className="grid gap-4 sm:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-serif text-heading font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={m.page_limits_calculation()}>
        <p>{explanation.tokenCalculation}</p>
        <p className="mt-3">{explanation.pageCalculation}</p>
      </Card>
      <Card title={m.page_limits_plans()}>
        <LimitsTable
          columns={[m.billing_plan(), m.page_limits_token_limit(), m.page_limits_max_pages()]}
          rows={explanation.planLimits.map(({ plan, tokenLimit, pageLimit }) => ({
            key: plan,
            marked: plan === currentPlan,
            cells: [name(plan), formatNumber(tokenLimit), pages(pageLimit)],
          }))}
        />
      </Card>
      <Card title={m.page_limits_examples()}>
        <LimitsTable
          columns={[
            m.page_limits_contract_type(),
            m.page_limits_pages(),
            m.page_limits_tokens(),
            m.page_limits_minimum(),
          ]}
          rows={examples.map(({ name: contract, estimatedPages, totalTokens, planResults }) => {
            const smallest = planResults.find(({ allowed }) => allowed);
            const plan = smallest ? planName(smallest.plan) : m.page_limits_no_plan();
            return { key: contract, cells: [contract, formatNumber(estimatedPages), formatNumber(totalTokens), plan] };
          })}
        />
      </Card>
      <Card title={m.page_limits_key_points()}>
        <ul className="grid list-disc gap-2 ps-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
