import { newId } from '../ids.ts';
import type { InvoiceLine, Price, SubscriptionItem } from '../stored.ts';
import type { World } from '../world.ts';

const money = (price: Price) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: price.currency }).format(
    (price.unit_amount ?? 0) / 100,
  );

const productName = (world: World, price: Price) => world.tables.products[price.product]?.name ?? price.product;

const date = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

interface LineOptions {
  item: Pick<SubscriptionItem, 'id' | 'subscription' | 'quantity'>;
  price: Price;
  amount: number;
  description: string;
  period: { start: number; end: number };
  proration: boolean;
}

function line({ item, price, amount, description, period, proration }: LineOptions): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** What a whole period costs. A trial costs nothing. */
export function periodLine(
  world: World,
  item: SubscriptionItem,
  period: { start: number; end: number },
  { trial = false } = {},
): InvoiceLine {
  const name = productName(world, item.price as Price);
  const price = item.price as Price;
  const quantity = item.quantity ?? 1;
  return line({
    item,
    price,
    amount: trial ? 0 : (price.unit_amount ?? 0) * quantity,
    description: trial
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (at ${money(price)} / ${price.recurring?.interval ?? 'once'})`,
    period,
    proration: false,
  });
}

interface Switch {
  /** What a discount leaves of a price. */
  left?: number;
  item: SubscriptionItem;
  to: Price;
  quantity: number;
  at: number;
}

/** The unused rest of the old price as a credit, and that rest at the new one. */
export function prorationLines(world: World, { item, to, quantity, at, left = 1 }: Switch): InvoiceLine[] {
  const from = item.price as Price;
  const { current_period_start: start, current_period_end: end } = item;
  const share = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const rest = (price: Price, count: number) => Math.round((price.unit_amount ?? 0) * count * share * left);
  const period = { start: at, end };
  return [
    line({
      item,
      price: from,
      amount: -rest(from, item.quantity ?? 1),
      description: `Unused time on ${productName(world, from)} after ${date(at)}`,
      period,
      proration: true,
    }),
    line({
      item: { ...item, quantity },
      price: to,
      amount: rest(to, quantity),
      description: `Remaining time on ${productName(world, to)} after ${date(at)}`,
      period,
      proration: true,
    }),
  ];
}
