import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { currentUserQuery, useCurrentUser } from '../../features/accounts/accounts.queries';
import { DangerZone } from '../../features/accounts/danger-zone';
import { ExportCard } from '../../features/accounts/export-card';
import { ProfileCard } from '../../features/accounts/profile-card';
import { SecurityCard } from '../../features/accounts/security-card';
import { SessionsCard } from '../../features/accounts/sessions-card';
import { hasPaidPlan } from '../../features/accounts/user-name';
import { invoicesQuery, subscriptionQuery } from '../../features/billing/billing.queries';
import { SubscriptionCard } from '../../features/billing/subscription-card';
import { usageQuery } from '../../features/usage/usage.queries';
import { paths } from '../../lib/paths';
import { useOwnPageTitle } from '../../lib/use-page-title';
import { Breadcrumb } from '../../ui/breadcrumb';
import { PageHeader } from '../../ui/page-header';

export function SettingsPage() {
  const { user } = useCurrentUser();
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const readPlanAnew = useCallback(() => {
    for (const { queryKey } of [currentUserQuery, subscriptionQuery, invoicesQuery, usageQuery]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [queryClient]);
  useOwnPageTitle(m.nav_settings());
  if (!user) return <Navigate to={paths.home} replace />;

  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader
        above={<Breadcrumb crumbs={[{ label: m.nav_home(), to: paths.home }, { label: m.nav_settings() }]} />}
        title={m.nav_settings()}
        lead={m.settings_lead()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ProfileCard user={user} />
          {user.authProvider === 'local' && <SecurityCard email={user.email} />}
          <SessionsCard />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {(hasPaidPlan(user) || user.paymentFailed) && (
            <SubscriptionCard change={query.get('change')} owes={user.paymentFailed} onChanged={readPlanAnew} />
          )}
          <ExportCard />
          <DangerZone />
        </div>
      </div>
    </div>
  );
}
