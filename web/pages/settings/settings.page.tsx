import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { currentUserQuery, useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { ApiTokensCard } from '#web/features/accounts/api-tokens/api-tokens-card.tsx';
import { DangerZone } from '#web/features/accounts/profile/danger-zone.tsx';
import { ExportCard } from '#web/features/accounts/profile/export-card.tsx';
import { ProfileCard } from '#web/features/accounts/profile/profile-card.tsx';
import { SecurityCard } from '#web/features/accounts/profile/security-card.tsx';
import { SessionsCard } from '#web/features/accounts/sessions/sessions-card.tsx';
import { hasPaidPlan } from '#web/features/accounts/user-name.ts';
import { WebhooksCard } from '#web/features/accounts/webhooks/webhooks-card.tsx';
import { invoicesQuery, subscriptionQuery } from '#web/features/billing/billing.queries.ts';
import { SubscriptionCard } from '#web/features/billing/subscription-card.tsx';
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx';
import { usageQuery } from '#web/features/usage/usage.queries.ts';
import { paths } from '#web/lib/paths.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function SettingsPage() {
  const { user } = useCurrentUser();
  const [query] = useSearchParams();
  const { data: subscription } = useQuery(subscriptionQuery);
  const queryClient = useQueryClient();
  const readPlanAnew = useCallback(() => {
    for (const { queryKey } of [currentUserQuery, subscriptionQuery, invoicesQuery, usageQuery]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [queryClient]);
  useOwnPageTitle(m.nav_settings());
  if (!user) return <Navigate to={paths.home} replace />;

  // Something is paid or owed also where the plan does not say so.
  const billed = subscription && (subscription.state !== 'none' || subscription.credit > 0);
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
          {(hasPaidPlan(user) || user.paymentFailed || billed) && (
            <SubscriptionCard change={query.get('change')} owes={user.paymentFailed} onChanged={readPlanAnew} />
          )}
          <RemindersCard />
          <ApiTokensCard user={user} />
          <WebhooksCard user={user} />
          <ExportCard />
          <DangerZone user={user} />
        </div>
      </div>
    </div>
  );
}
