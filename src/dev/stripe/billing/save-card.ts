import { newId } from '../ids.ts';
import type { PaymentMethod } from '../stored.ts';
import { now, type World } from '../world.ts';
import { describeCard, type testCards } from './cards.ts';

interface NewCard {
  card: (typeof testCards)[number];
  expiry?: { month: number; year: number };
  name?: string | null;
  email?: string | null;
}

/** Stores a card; only the stand-in knows how it behaves. It has no customer yet. */
export function saveCard(world: World, { card, expiry, name, email }: NewCard): PaymentMethod {
  const year = new Date().getUTCFullYear() + 3;
  const paymentMethod: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: email ?? null, name: name ?? null, phone: null, tax_id: null },
    card: describeCard(card, expiry ?? { month: 12, year }) as PaymentMethod['card'],
    created: now(world),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } as PaymentMethod;
  world.tables.paymentMethods[paymentMethod.id] = paymentMethod;
  world.state.hidden.cards[paymentMethod.id] = { behaviour: card.behaviour, authenticated: false };
  return paymentMethod;
}
