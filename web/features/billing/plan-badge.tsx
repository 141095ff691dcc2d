import type { AccountStatus } from '../../../src/features/accounts/accounts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge';

const names: Record<AccountStatus, () => string> = {
  free: m.plan_free,
  plus: m.plan_plus,
  pro: m.plan_pro,
  premium: m.plan_premium,
};

export function PlanBadge({ status }: { status: AccountStatus | null }) {
  if (status === null) return <Badge tone="danger">{m.plan_payment_required()}</Badge>;
  return <Badge tone={status === 'free' ? 'neutral' : 'accent'}>{m.plan_badge({ plan: names[status]() })}</Badge>;
}
