import type { Money } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatAmount, formatShare } from '#web/lib/format.ts';

type Period = Exclude<Money['per'], 'percent'>;

const each: Record<Period, (amount: { amount: string }) => string> = {
  once: m.analysis_money_once,
  hour: m.analysis_money_hour,
  day: m.analysis_money_day,
  week: m.analysis_money_week,
  month: m.analysis_money_month,
  quarter: m.analysis_money_quarter,
  year: m.analysis_money_year,
  event: m.analysis_money_event,
  unstated: ({ amount }) => amount,
};

/** How much, and how often. */
export function moneyText({ amount, currency, per }: Pick<Money, 'amount' | 'currency' | 'per'>): string {
  return per === 'percent' ? formatShare(amount / 100) : each[per]({ amount: formatAmount(amount, currency) });
}
