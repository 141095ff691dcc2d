import type Stripe from 'stripe';
import { type PaidPlanId, paidPlanIds, priceLookupKey } from '../features/billing/plans.schema';
import type { StripeSettings } from './stripe-client';

const keptForMs = 10 * 60_000;
const kept = new Map<string, { prices: Map<PaidPlanId, string>; until: number }>();

/** The ids of the plans' prices, found by their names and remembered for a while. */
async function findPrices(stripe: Stripe, { secretKey, apiBase }: StripeSettings): Promise<Map<PaidPlanId, string>> {
  const place = `${apiBase} ${secretKey}`;
  const known = kept.get(place);
  if (known && known.until > Date.now()) return known.prices;
  const { data } = await stripe.prices.list({ lookup_keys: paidPlanIds.map(priceLookupKey), active: true });
  const prices = new Map<PaidPlanId, string>();
  for (const price of data) {
    const plan = paidPlanIds.find((id) => priceLookupKey(id) === price.lookup_key);
    if (plan) prices.set(plan, price.id);
  }
  // Remembered only when whole: a price that is missing may be made any moment.
  if (prices.size === paidPlanIds.length) kept.set(place, { prices, until: Date.now() + keptForMs });
  return prices;
}

export async function priceOf(stripe: Stripe, settings: StripeSettings, plan: PaidPlanId): Promise<string> {
  const id = settings.prices[plan] ?? (await findPrices(stripe, settings)).get(plan);
  if (!id) throw new Error(`Stripe has no price ${priceLookupKey(plan)}: run npm run stripe:setup`);
  return id;
}

export const isMonthlyInPounds = ({ recurring, currency }: Stripe.Price): boolean =>
  currency === 'gbp' && recurring?.interval === 'month' && recurring.interval_count === 1;

/**
 * Which plan a price is of. A price that was replaced has lost its name and still says it in its metadata. What is not
 * paid monthly and in pounds is none of them.
 */
export function planOf({ prices }: StripeSettings, price: Stripe.Price): PaidPlanId | null {
  if (!isMonthlyInPounds(price)) return null;
  return (
    paidPlanIds.find((plan) => prices[plan] === price.id) ??
    paidPlanIds.find((plan) => priceLookupKey(plan) === price.lookup_key) ??
    paidPlanIds.find((plan) => plan === price.metadata.plan) ??
    null
  );
}
