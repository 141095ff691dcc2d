import type { AccountStatus } from '../../../src/features/accounts/accounts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';

export type Plan = {
  id: AccountStatus;
  name: () => string;
  /** Pounds a month. */
  price: number;
  features: (() => string)[];
  limitations: (() => string)[];
  popular: boolean;
};

export const planList: Plan[] = [
  {
    id: 'free',
    name: m.plan_free,
    price: 0,
    features: [() => m.pricing_contracts_total({ count: 2 }), m.pricing_templates_basic],
    limitations: [m.pricing_support_priority],
    popular: false,
  },
  {
    id: 'plus',
    name: m.plan_plus,
    price: 7.99,
    features: [
      () => m.pricing_analyses_monthly({ count: 7 }),
      m.pricing_templates_advanced,
      m.pricing_support_priority,
      m.pricing_multi_language,
    ],
    limitations: [],
    popular: false,
  },
  {
    id: 'pro',
    name: m.plan_pro,
    price: 14.99,
    features: [
      () => m.pricing_analyses_monthly({ count: 20 }),
      m.pricing_templates_all,
      m.pricing_support_priority,
      m.pricing_custom_clauses,
      m.pricing_analytics,
    ],
    limitations: [],
    popular: true,
  },
  {
    id: 'premium',
    name: m.plan_premium,
    price: 39.99,
    features: [
      () => m.pricing_analyses_monthly({ count: 30 }),
      m.pricing_templates_all,
      m.pricing_support_always,
      m.pricing_custom_clauses,
      m.pricing_manager,
    ],
    limitations: [],
    popular: false,
  },
];
