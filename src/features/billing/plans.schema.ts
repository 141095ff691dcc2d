import type { AccountStatus } from '../accounts/accounts.schema';

export interface Plan {
  id: AccountStatus;
  pricePence: number;
  /** Analyses and tokens in a period. */
  analyses: number;
  tokens: number;
  /** A period is a month of the subscription, or the whole life of the account. */
  period: 'month' | 'lifetime';
  popular: boolean;
}

/** The table that prices, limits, the usage meter and the payment provider's price list rest on. */
export const plans: Record<AccountStatus, Plan> = {
  free: { id: 'free', pricePence: 0, analyses: 2, tokens: 20_000, period: 'lifetime', popular: false },
  plus: { id: 'plus', pricePence: 799, analyses: 7, tokens: 150_000, period: 'month', popular: false },
  pro: { id: 'pro', pricePence: 1499, analyses: 20, tokens: 500_000, period: 'month', popular: true },
  premium: { id: 'premium', pricePence: 3999, analyses: 30, tokens: 1_000_000, period: 'month', popular: false },
};

export const paidPlanIds = ['plus', 'pro', 'premium'] as const;
export type PaidPlanId = (typeof paidPlanIds)[number];

/** Whether a plan includes less than another. Less than what is none of the plans it cannot be said to include. */
export const isSmaller = (plan: PaidPlanId, than: PaidPlanId | null) =>
  than !== null && paidPlanIds.indexOf(plan) < paidPlanIds.indexOf(than);

/** Who keeps own wordings and rules, and whose contracts are summed up in figures. Premium has what Pro has. */
export const includesProFeatures = (plan: AccountStatus | null): boolean => plan === 'pro' || plan === 'premium';

/** The name under which the payment provider lists the price of a plan. */
export const priceLookupKey = (plan: PaidPlanId) => `plainclause_${plan}_monthly`;
