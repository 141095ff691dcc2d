import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import type { PlanChangePreview } from '#src/features/billing/billing.schema.ts';
import { type PaidPlanId, paidPlanIds, plans } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { formatDate, formatPence, formatPounds } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { planChangeQuery, useChangePlan } from './billing.queries';
import { PlanChangeCost } from './plan-change-cost';
import { planName } from './plan-list';

function confirmLabel(cost: PlanChangePreview | undefined): string {
  if (cost?.takesEffectAt) return m.billing_change_confirm_later({ date: formatDate(cost.takesEffectAt) });
  return cost?.dueNow ? m.billing_change_confirm({ price: formatPence(cost.dueNow) }) : m.billing_change_confirm_free();
}

type Props = {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
  present: AccountStatus | null;
  /** Chosen elsewhere. */
  chosen: string | null;
};

/** Shows what another plan costs before it is changed to. */
export function ChangePlanDialog({ open, onClose, onChanged, present, chosen }: Props) {
  const others = paidPlanIds.filter((plan) => plan !== present);
  const first = others.find((plan) => plan === chosen) ?? others[0] ?? 'plus';
  const [planId, setPlanId] = useState<PaidPlanId>(first);
  const preview = useQuery({ ...planChangeQuery(planId), enabled: open });
  const change = useChangePlan();
  const busy = change.isPending || change.isSuccess;

  function close() {
    change.reset();
    onClose();
  }

  function confirm() {
    if (!preview.data) return;
    change.mutate(preview.data, {
      onSuccess: ({ url, takesEffectAt }) => {
        if (url) {
          showToast({ title: m.payment_failed_title(), description: m.billing_confirm_needed(), tone: 'destructive' });
          return window.location.assign(url);
        }
        const plan = planName(planId);
        showToast(
          takesEffectAt
            ? {
                title: m.billing_planned_title(),
                description: m.billing_planned_text({ plan, date: formatDate(takesEffectAt) }),
                tone: 'success',
              }
            : { title: m.billing_changed_title(), description: m.billing_changed_text({ plan }), tone: 'success' },
        );
        close();
        onChanged();
      },
      // The price may have moved on: what is shown next is what would be charged now.
      onError: () => void preview.refetch(),
    });
  }

  const problem = change.error ?? preview.error;
  return (
    <Dialog
      open={open}
      onClose={close}
      locked={busy}
      title={m.billing_change_title()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={close}>
            {m.billing_keep()}
          </Button>
          <Button busy={busy} disabled={!preview.data || preview.isFetching} onClick={confirm}>
            {confirmLabel(preview.data)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SelectField
          label={m.billing_change_to()}
          value={planId}
          disabled={busy}
          onChange={(event) => {
            change.reset();
            setPlanId(others.find((plan) => plan === event.target.value) ?? first);
          }}
          options={others.map((plan) => ({
            value: plan,
            label: m.billing_plan_option({
              plan: planName(plan),
              price: formatPounds(plans[plan].pricePence / 100),
              count: plans[plan].analyses,
            }),
          }))}
        />
        {preview.isFetching && <LoadingState label={m.billing_preview_loading()} />}
        {preview.data && !preview.isFetching && <PlanChangeCost cost={preview.data} />}
        {problem && (
          <Alert tone="danger" title={m.error_title()} live>
            {failureText(problem, m.billing_change_failed())}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
