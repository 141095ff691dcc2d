import type { PlanChangePreview } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate, formatPence, formatPounds } from '#web/lib/format.ts';

/** What is charged, credited and paid by a change of plan, and what is paid from then on. */
export function PlanChangeCost({ cost }: { cost: PlanChangePreview }) {
  const date = formatDate(cost.renewsAt);
  const price = formatPounds(cost.nextPrice / 100);
  if (cost.takesEffectAt) {
    return (
      <p role="status" className="text-muted">
        {m.billing_change_later({ date, price })}
      </p>
    );
  }
  const rows = [
    [m.billing_change_charge(), formatPence(cost.charge)],
    [m.billing_change_credit(), formatPence(cost.credit)],
    ...(cost.usedCredit > 0 ? [[m.billing_change_used(), formatPence(-cost.usedCredit)]] : []),
    ...(cost.keptCredit > 0 ? [[m.billing_change_kept(), formatPence(cost.keptCredit)]] : []),
  ] as const;
  return (
    <div role="status" className="grid gap-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-rule py-4">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <dt className="font-semibold">{m.billing_change_due()}</dt>
        <dd className="text-end font-semibold tabular-nums">
          <bdi>{formatPence(cost.dueNow)}</bdi>
        </dd>
      </dl>
      <p className="text-sm text-muted">{m.billing_change_next({ date, price })}</p>
    </div>
  );
}
