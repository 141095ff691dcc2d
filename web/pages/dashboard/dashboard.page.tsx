import { useQuery } from '@tanstack/react-query';
import { FileUp, LayoutTemplate, LibraryBig } from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { PaymentFailedBanner } from '#web/features/billing/payment-failed-banner.tsx';
import { PlanBadge } from '#web/features/billing/plan-badge.tsx';
import { tokensNeeded } from '#web/features/billing/tokens-needed.rules.ts';
import { UpgradeOptions } from '#web/features/billing/upgrade-options.tsx';
import { ComingUp } from '#web/features/contracts/list/coming-up.tsx';
import { ContractList } from '#web/features/contracts/list/contract-list.tsx';
import { UploadForm } from '#web/features/contracts/upload/upload-form.tsx';
import { usageQuery } from '#web/features/usage/usage.queries.ts';
import { uploadBlock } from '#web/features/usage/usage.rules.ts';
import { UsageStatus } from '#web/features/usage/usage-status.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAnchor } from '#web/lib/use-anchor.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UploadBlocked } from './upload-blocked';
import { usePaymentSuccess } from './use-payment-success';

const uploadInput = 'contract-file';

export function DashboardPage() {
  const { user } = useCurrentUser();
  const usage = useQuery(usageQuery);
  const updatingPlan = usePaymentSuccess();
  useOwnPageTitle(m.dashboard_title());
  useAnchor(useLocation().hash);
  if (!user) return <Navigate to={paths.signIn} replace />;

  const block = usage.data && uploadBlock(usage.data);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader
        above={<PlanBadge status={user.accountStatus} />}
        title={
          user.firstName ? <bdi>{m.dashboard_greeting({ name: user.firstName })}</bdi> : m.dashboard_greeting_there()
        }
        lead={m.dashboard_lead()}
        actions={
          <ButtonLink to={paths.pricing} variant="secondary">
            {m.plan_upgrade()}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-6">
          {updatingPlan && (
            // The payment itself is told by a toast.
            <Alert tone="success" live>
              {m.payment_updating()}
            </Alert>
          )}
          {user.paymentFailed && <PaymentFailedBanner />}
          <UploadForm
            blocked={block && <UploadBlocked block={block} owes={user.paymentFailed} />}
            inputId={uploadInput}
            upgrade={(size) => (
              <UpgradeOptions
                status={user.accountStatus}
                tokens={tokensNeeded(user.accountStatus, size)}
                fits={m.billing_fits_document()}
              />
            )}
          />
          <ContractList />
        </div>
        <aside className="grid gap-6">
          <Card title={m.usage_title()}>
            {usage.data && <UsageStatus usage={usage.data} />}
            {usage.isPending && <Skeleton lines={8} />}
            {usage.isError && !usage.data && <Alert tone="warning">{m.usage_failed()}</Alert>}
          </Card>
          <ComingUp />
          <Card title={m.dashboard_quick_actions()}>
            <Button
              variant="secondary"
              className="w-full justify-start"
              disabled={Boolean(block)}
              onClick={() => document.getElementById(uploadInput)?.click()}
            >
              <FileUp aria-hidden className="size-4.5" />
              {m.dashboard_quick_upload()}
            </Button>
            <ButtonLink to={paths.templates} variant="secondary" className="mt-3 w-full justify-start">
              <LayoutTemplate aria-hidden className="size-4.5" />
              {m.dashboard_quick_templates()}
            </ButtonLink>
            <ButtonLink to={paths.clauses} variant="secondary" className="mt-3 w-full justify-start">
              <LibraryBig aria-hidden className="size-4.5" />
              {m.dashboard_quick_clauses()}
            </ButtonLink>
          </Card>
        </aside>
      </div>
    </div>
  );
}
