import { maxPagesFor } from '#src/features/usage/page-counts.schema.ts';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { Meter } from '#web/ui/meter.tsx';
import { nearLimitFrom, type UsageState, usageState } from './usage.rules';

const texts: Record<UsageState, () => string> = {
  available: m.usage_available,
  'near-limit': m.usage_near_limit,
  'limit-reached': m.usage_limit_reached,
  'payment-required': m.usage_payment_required,
};
const tints: Record<UsageState, string> = {
  available: 'text-success',
  'near-limit': 'text-warning',
  'limit-reached': 'text-error',
  'payment-required': 'text-error',
};

/** What is used of the plan, in figures, a bar and a sentence. */
export function UsageStatus({ usage }: { usage: UsageCheck }) {
  const state = usageState(usage);
  const { current, limit, tokensUsed, tokensLimit, periodEnd } = usage;
  return (
    <div className="grid gap-4">
      {state !== 'payment-required' && (
        <>
          <Meter
            label={m.usage_analyses()}
            value={current}
            max={limit}
            text={m.usage_of({ current: formatNumber(current), limit: formatNumber(limit) })}
            warnAt={nearLimitFrom}
          />
          <Meter
            label={m.usage_room()}
            value={tokensUsed}
            max={tokensLimit}
            text={m.usage_room_pages({ pages: formatNumber(maxPagesFor(tokensLimit - tokensUsed)) })}
            warnAt={nearLimitFrom}
          />
        </>
      )}
      <p role="status" className={`font-medium ${tints[state]}`}>
        {texts[state]()}
      </p>
      {state !== 'payment-required' && (
        <p className="text-sm text-muted">
          {periodEnd ? m.usage_resets({ date: formatDate(periodEnd) }) : m.usage_lifetime()}
        </p>
      )}
    </div>
  );
}
