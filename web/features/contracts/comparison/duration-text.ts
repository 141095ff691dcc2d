import type { Notice } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber, formatUnit } from '#web/lib/format.ts';

/** A period as a reader writes it: "30 days". */
export function durationText({ amount, unit }: Notice): string {
  if (unit === 'business-day') return m.compare_business_days({ count: amount, shown: formatNumber(amount) });
  return unit === 'quarter' ? formatUnit(amount * 3, 'month') : formatUnit(amount, unit);
}
