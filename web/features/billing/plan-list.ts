import type { AccountStatus } from '#src/features/accounts/accounts.schema.ts';
import { plans } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

export type Plan = {
  id: AccountStatus;
  name: () => string;
  /** Pounds a month. */
  price: number;
  features: (() => string)[];
  limitations: (() => string)[];
  popular: boolean;
};

/** What each plan includes besides what the table of plans says. */
const included: Record<AccountStatus, Pick<Plan, 'name' | 'features' | 'limitations'>> = {
  free: {
    name: m.plan_free,
    features: [() => m.pricing_contracts_total({ count: plans.free.analyses }), m.pricing_templates_basic],
    limitations: [m.pricing_support_priority],
  },
  plus: {
    name: m.plan_plus,
    features: [
      () => m.pricing_analyses_monthly({ count: plans.plus.analyses }),
      m.pricing_templates_advanced,
      m.pricing_support_priority,
      m.pricing_multi_language,
    ],
    limitations: [],
  },
  pro: {
    name: m.plan_pro,
    features: [
      () => m.pricing_analyses_monthly({ count: plans.pro.analyses }),
      m.pricing_templates_all,
      m.pricing_support_priority,
      m.pricing_custom_clauses,
      m.pricing_analytics,
    ],
    limitations: [],
  },
  premium: {
    name: m.plan_premium,
    features: [
      () => m.pricing_analyses_monthly({ count: plans.premium.analyses }),
      m.pricing_templates_all,
      m.pricing_support_always,
      m.pricing_custom_clauses,
      m.pricing_manager,
    ],
    limitations: [],
  },
};

export const planList: Plan[] = Object.values(plans).map(({ id, pricePence, popular }) => ({
  id,
  price: pricePence / 100,
  popular,
  ...included[id],
}));

export const planName = (plan: AccountStatus): string => included[plan].name();
