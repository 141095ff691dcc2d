import type Stripe from 'stripe';
import { type PaidPlanId, paidPlanIds, plans, priceLookupKey } from '#src/features/billing/plans.schema.ts';

const currency = 'gbp';

export interface PriceStep {
  lookupKey: string;
  priceId: string;
  /** What had to be done: nothing, a first price, or a new one in place of one that cost something else. */
  change: 'kept' | 'made' | 'replaced';
}

async function productOf(stripe: Stripe, plan: PaidPlanId): Promise<string> {
  const id = `plainclause_${plan}`;
  const name = `Plainclause ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
  try {
    const product = await stripe.products.retrieve(id);
    if (product.name !== name || !product.active) await stripe.products.update(id, { name, active: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error;
    await stripe.products.create({ id, name, metadata: { plan } });
  }
  return id;
}

async function setUpPrice(stripe: Stripe, plan: PaidPlanId): Promise<PriceStep> {
  const lookupKey = priceLookupKey(plan);
  const { pricePence } = plans[plan];
  const product = await productOf(stripe, plan);
  const [known] = (await stripe.prices.list({ lookup_keys: [lookupKey] })).data;
  const fits =
    known?.active &&
    known.unit_amount === pricePence &&
    known.currency === currency &&
    known.recurring?.interval === 'month' &&
    known.product === product;
  if (fits) return { lookupKey, priceId: known.id, change: 'kept' };
  const price = await stripe.prices.create({
    product,
    currency,
    unit_amount: pricePence,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { plan },
  });
  if (known) await stripe.prices.update(known.id, { active: false });
  return { lookupKey, priceId: price.id, change: known ? 'replaced' : 'made' };
}

/** Makes the product and the monthly price of every paid plan. What is there already stays; prices never change. */
export async function setUpPrices(stripe: Stripe): Promise<PriceStep[]> {
  const steps: PriceStep[] = [];
  for (const plan of paidPlanIds) steps.push(await setUpPrice(stripe, plan));
  return steps;
}
