import { includesProFeatures } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { useContractChoice } from '#web/features/contracts/contract-choice.ts';
import { ContractListBar } from '#web/features/contracts/contract-list-bar.tsx';
import { Analytics, TableOfContracts } from '#web/features/contracts/overview/overview-views.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAddressQuery } from '#web/lib/use-address-query.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const viewNames = ['table', 'analytics'];

/** What is stated by all contracts side by side, as a table and as figures. */
export function OverviewPage() {
  const { user } = useCurrentUser();
  const [address, changeAddress] = useAddressQuery();
  const choice = useContractChoice();
  useOwnPageTitle(m.overview_title());
  const view = viewNames.find((name) => name === address.get('view')) ?? 'table';
  // As the API counts days, so that what is ahead here is ahead there.
  const shared = { ...choice, today: new Date().toISOString().slice(0, 10) };

  const show = (name: string) =>
    changeAddress(
      (now) => {
        if (name === 'table') now.delete('view');
        else now.set('view', name);
        now.delete('page');
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader
        above={<Breadcrumb crumbs={[{ label: m.nav_home(), to: paths.dashboard }, { label: m.overview_title() }]} />}
        title={m.overview_title()}
        lead={m.overview_lead()}
      />
      <div className="mb-6 rounded-box border border-rule bg-base-100 [&>search]:border-0">
        <ContractListBar {...choice} analysed />
      </div>
      <Tabs
        label={m.overview_views()}
        selected={view}
        onSelect={show}
        tabs={[
          { id: 'table', label: m.overview_table(), content: <TableOfContracts {...shared} /> },
          {
            id: 'analytics',
            label: m.overview_analytics(),
            content: includesProFeatures(user?.accountStatus ?? null) ? (
              <Analytics {...shared} />
            ) : (
              <Alert
                action={
                  <ButtonLink to={paths.pricing} size="sm" variant="secondary">
                    {m.plan_upgrade()}
                  </ButtonLink>
                }
              >
                {m.analytics_plan()}
              </Alert>
            ),
          },
        ]}
      />
    </div>
  );
}
