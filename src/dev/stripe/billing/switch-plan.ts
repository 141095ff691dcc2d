import { badRequest, cardDeclined } from '../faults.ts';
import type { Price, Subscription, SubscriptionItem } from '../stored.ts';
import { change, now, type World } from '../world.ts';
import { voidInvoice } from './cancel.ts';
import { verdictOn } from './charging.ts';
import { cardFor, payInvoice, withPrice } from './collection.ts';
import { shareLeft } from './discounts.ts';
import { draftInvoice, finalizeInvoice } from './invoicing.ts';
import { prorationLines } from './lines.ts';
import { hour } from './periods.ts';
import type { PaymentBehaviour } from './subscribe.ts';

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

export interface WantedSwitch {
  item: SubscriptionItem;
  price: Price;
  quantity: number;
  proration: Proration;
  /** The moment that the shares of the period are reckoned from. */
  at: number | null;
  behaviour: PaymentBehaviour;
}

/** What a change of price adds to the next invoice, or to one of its own. */
export function linesOfSwitch(world: World, subscription: Subscription, wanted: WantedSwitch) {
  const { item, price, quantity } = wanted;
  const at = wanted.at ?? now(world, subscription.customer);
  if (at < item.current_period_start || at > item.current_period_end) {
    throw badRequest(
      'Cannot prorate: the proration date must be within the current period of the subscription item.',
      'proration_date',
    );
  }
  if (price.recurring?.interval !== item.price.recurring?.interval) {
    throw badRequest('The local Stripe changes between prices of the same interval only.', 'items[0][price]');
  }
  const same = price.id === item.price.id && quantity === (item.quantity ?? 1);
  if (same || wanted.proration === 'none' || subscription.status === 'trialing') return [];
  return prorationLines(world, { item, to: price, quantity, at, left: shareLeft(world, subscription) });
}

/** Moves an item to another price, or holds the move until its invoice is paid. */
export function switchPrice(world: World, subscription: Subscription, wanted: WantedSwitch): void {
  const lines = linesOfSwitch(world, subscription, wanted);
  const apply = () =>
    change(world, 'customer.subscription.updated', subscription, {
      items: withPrice(subscription, wanted.item.id, wanted.price, wanted.quantity),
    });
  if (lines.length > 0 && wanted.proration === 'always_invoice') {
    invoiceSwitch(world, subscription, wanted, lines, apply);
    return;
  }
  if (lines.length > 0) {
    const pending = world.state.hidden.pendingLines[subscription.id] ?? [];
    world.state.hidden.pendingLines[subscription.id] = [...pending, ...lines];
  }
  apply();
}

function invoiceSwitch(
  world: World,
  subscription: Subscription,
  wanted: WantedSwitch,
  lines: ReturnType<typeof linesOfSwitch>,
  apply: () => void,
): void {
  const card = cardFor(world, subscription);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = world.tables.customers[subscription.customer]?.balance ?? 0;
  const attempt = card ? { paymentMethod: card, present: true } : null;
  if (wanted.behaviour === 'error_if_incomplete' && total + balance > 0) {
    if (!attempt)
      throw badRequest(
        'This customer has no attached payment source or default payment method.',
        undefined,
        'resource_missing',
      );
    const verdict = verdictOn(world, attempt);
    if (verdict.kind === 'declined') throw cardDeclined(verdict.decline);
    if (verdict.kind === 'authenticate') {
      throw cardDeclined({
        code: 'subscription_payment_intent_requires_action',
        message:
          'Payment for this subscription requires additional user action before it can be completed successfully.',
      });
    }
  }
  const held = wanted.behaviour === 'pending_if_incomplete';
  if (!held) apply();
  const invoice = draftInvoice(world, { subscription, reason: 'subscription_update', lines });
  if (held)
    world.state.hidden.pendingPrices[subscription.id] = {
      item: wanted.item.id,
      price: wanted.price.id,
      quantity: wanted.quantity,
      invoice: invoice.id,
    };
  const intent = finalizeInvoice(world, invoice);
  if (!intent || wanted.behaviour !== 'default_incomplete') payInvoice(world, invoice, attempt);
  if (world.state.hidden.pendingPrices[subscription.id]?.invoice === invoice.id)
    showPending(world, subscription, wanted);
}

function showPending(world: World, subscription: Subscription, wanted: WantedSwitch): void {
  change(world, 'customer.subscription.updated', subscription, {
    pending_update: {
      billing_cycle_anchor: null,
      expires_at: now(world, subscription.customer) + 23 * hour,
      subscription_items: withPrice(subscription, wanted.item.id, wanted.price, wanted.quantity).data,
      trial_end: null,
      trial_from_plan: null,
    } as Subscription['pending_update'],
  });
}

/** A pending plan change that was not paid for in time is dropped. */
export function dropPending(world: World, subscription: Subscription): void {
  const pending = world.state.hidden.pendingPrices[subscription.id];
  const invoice = pending && world.tables.invoices[pending.invoice];
  delete world.state.hidden.pendingPrices[subscription.id];
  change(world, 'customer.subscription.pending_update_expired', subscription, { pending_update: null });
  if (invoice?.status === 'open') voidInvoice(world, invoice);
}
