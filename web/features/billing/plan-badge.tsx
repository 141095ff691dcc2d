import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { planName } from './plan-list';

export function PlanBadge({ status }: { status: AccountStatus | null }) {
  if (status === null) return <Badge tone="danger">{m.plan_payment_required()}</Badge>;
  return <Badge tone={status === 'free' ? 'neutral' : 'accent'}>{m.plan_badge({ plan: planName(status) })}</Badge>;
}
