import type Stripe from 'stripe';

/** What may be left an id or be expanded is kept as the id. Strings of a fixed set keep their set. */
type Field<F> = string extends F ? Exclude<F, object> : Stored<F>;

/** A Stripe object as it goes over the wire with nothing expanded. */
export type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Field<Item>[]
    : T extends object
      ? { [Key in keyof T]: Field<T[Key]> }
      : T;

export type Customer = Stored<Stripe.Customer>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type SetupIntent = Stored<Stripe.SetupIntent>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type Coupon = Stored<Stripe.Coupon>;
export type Discount = Stored<Stripe.Discount>;
export type CustomerBalanceTransaction = Stored<Stripe.CustomerBalanceTransaction>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type CheckoutSession = Stored<Stripe.Checkout.Session>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
export type TestClock = Stored<Stripe.TestHelpers.TestClock>;

/** An event with a snapshot of the object that it is about. */
export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null } | null;
  type: Stripe.Event.Type;
  data: { object: StoredObject; previous_attributes?: Record<string, unknown> };
}

export interface StoredObject {
  id: string;
  object: string;
}
