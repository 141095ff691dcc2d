import type { CardBehaviour } from './billing/cards.ts';
import type {
  Charge,
  CheckoutSession,
  Coupon,
  Customer,
  CustomerBalanceTransaction,
  Discount,
  Dispute,
  Event,
  Invoice,
  InvoiceLine,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  SetupIntent,
  Subscription,
  TestClock,
} from './stored.ts';

/** Every kind of object that has an address of its own, oldest first. */
export interface Tables {
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  paymentMethods: Record<string, PaymentMethod>;
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  coupons: Record<string, Coupon>;
  discounts: Record<string, Discount>;
  balanceTransactions: Record<string, CustomerBalanceTransaction>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  checkoutSessions: Record<string, CheckoutSession>;
  portalSessions: Record<string, PortalSession>;
  portalConfigurations: Record<string, PortalConfiguration>;
  testClocks: Record<string, TestClock>;
  events: Record<string, Event>;
}

export interface IdempotentAnswer {
  fingerprint: string;
  /** When it was first used, in seconds. */
  since: number;
  /** Null while the first request is still running. */
  answer: { status: number; body: string } | null;
}

export interface Delivery {
  id: string;
  event: string;
  type: string;
  status: 'held' | 'waiting' | 'delivered' | 'given_up';
  /** Attempts so far, with the status of the answer or what went wrong. */
  attempts: { at: number; outcome: string }[];
}

export type WebhookMode = 'deliver' | 'hold' | 'shuffle' | 'duplicate';

/** What Stripe knows and never shows. */
interface Hidden {
  cards: Record<string, { behaviour: CardBehaviour; authenticated: boolean }>;
  /** The invoice that a payment is for. */
  invoiceOfIntent: Record<string, string>;
  /** The price that a change of plan waits for, by subscription, until its invoice is paid. */
  pendingPrices: Record<string, { item: string; price: string; quantity: number; invoice: string }>;
  /** Lines that the next invoice of a subscription takes up. */
  pendingLines: Record<string, InvoiceLine[]>;
  /** What the subscription of a Checkout Session will carry. */
  checkoutData: Record<
    string,
    { metadata: Record<string, string>; trialDays: number | null; description: string | null }
  >;
  /** The card of a Checkout Session whose holder still has to prove that it is them. */
  checkoutCards: Record<string, { paymentMethod: string; email: string; name: string }>;
  deletedCustomers: Record<string, true>;
  /** `subscription:period end` of the renewals that were announced. */
  announced: Record<string, true>;
}

/** What a developer asked for. */
interface Orders {
  /** Seconds that a customer without a test clock is ahead of the real time. */
  ahead: Record<string, number>;
  /** Customers whose next renewal is declined. */
  failNextRenewal: Record<string, true>;
  /** Payments to decline, whatever the card: of one customer where it is named. */
  declineNext: { times: number; customer: string | null };
  /** Calls that change something to answer with a failure of the service's own; `done`: after carrying them out. */
  failNext: { times: number; path: string | null; about: string | null; done: boolean };
  /** How long every answer takes. */
  latencyMs: number;
  /** Only calls that name this are slow. */
  latencyAbout: string | null;
  webhooks: { mode: WebhookMode; delayMs: number };
}

export interface State {
  tables: Tables;
  hidden: Hidden;
  orders: Orders;
  idempotency: Record<string, IdempotentAnswer>;
  deliveries: Record<string, Delivery>;
}

export function emptyState(): State {
  return {
    tables: {
      customers: {},
      products: {},
      prices: {},
      paymentMethods: {},
      paymentIntents: {},
      setupIntents: {},
      charges: {},
      refunds: {},
      disputes: {},
      coupons: {},
      discounts: {},
      balanceTransactions: {},
      subscriptions: {},
      invoices: {},
      checkoutSessions: {},
      portalSessions: {},
      portalConfigurations: {},
      testClocks: {},
      events: {},
    },
    hidden: {
      cards: {},
      invoiceOfIntent: {},
      pendingPrices: {},
      pendingLines: {},
      checkoutData: {},
      checkoutCards: {},
      deletedCustomers: {},
      announced: {},
    },
    orders: {
      ahead: {},
      failNextRenewal: {},
      declineNext: { times: 0, customer: null },
      failNext: { times: 0, path: null, about: null, done: false },
      latencyMs: 0,
      latencyAbout: null,
      webhooks: { mode: 'deliver', delayMs: 0 },
    },
    idempotency: {},
    deliveries: {},
  };
}

/** Puts what is missing into a state that an older version kept. */
export function completeState(state: State): void {
  const empty = emptyState();
  for (const part of ['tables', 'hidden', 'orders'] as const) {
    for (const [key, value] of Object.entries(empty[part])) {
      (state[part] as unknown as Record<string, unknown>)[key] ??= value;
    }
  }
}
