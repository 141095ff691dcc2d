import type { AccountStatus } from '../accounts/accounts.schema';

export interface PlanAllowance {
  /** Analyses and tokens in a period. */
  analyses: number;
  tokens: number;
  /** A period is a month of the subscription, or the whole life of the account. */
  period: 'month' | 'lifetime';
  pricePence: number;
}

export const plans: Record<AccountStatus, PlanAllowance> = {
  free: { analyses: 2, tokens: 20_000, period: 'lifetime', pricePence: 0 },
  plus: { analyses: 7, tokens: 150_000, period: 'month', pricePence: 799 },
  pro: { analyses: 20, tokens: 500_000, period: 'month', pricePence: 1499 },
  premium: { analyses: 30, tokens: 1_000_000, period: 'month', pricePence: 3999 },
};
