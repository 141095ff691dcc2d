import type { Invoice } from '../features/billing/billing.schema';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { Payout } from '../features/billing/payout.schema';
import type { PaidPlanId } from '../features/billing/plans.schema';
import type { Locale } from '../i18n/locale.schema';

export interface CheckoutPage {
  id: string;
  plan: string | null;
  /** Null when it is paid, or too old to be shown to anyone. */
  url: string | null;
  /** Whether it could still be paid by who has it before them. */
  open: boolean;
}

/** An event that really came from the provider. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The customer it is about; null where it is about none. */
  customerId: string | null;
  /** The payment that was given back or is disputed. */
  chargeId: string | null;
  /** Whether the customer's own payment method is another than before. */
  cardChosen: boolean;
}

/** A payment as the provider has it now. */
export interface ChargeView {
  id: string;
  customerId: string | null;
  /** Given back of it, in pence. */
  refunded: number;
  fullyRefunded: boolean;
  /** What it paid. */
  invoiceId: string | null;
  /** Since when the bank has it back or asks for it; null where it does not. */
  disputedAt: Date | null;
}

export interface Proration {
  charge: number;
  credit: number;
  dueNow: number;
  keptCredit: number;
  /** Taken off by credit of before. */
  usedCredit: number;
  prorationDate: number;
}

interface Purchase {
  customerId: string;
  userId: string;
  plan: PaidPlanId;
  /** The same key asked twice is one thing made. */
  key: string;
}

/**
 * The payment provider. Every method throws billing.unavailable when it cannot be reached or refuses its keys, and
 * billing.card_declined when a card is.
 */
export interface Payments {
  /** `replaces`: the one that the account was before, where that is gone. */
  createCustomer(customer: { userId: string; replaces: string | null; email: string; locale: Locale }): Promise<string>;
  /** False: there is no such customer any more. */
  updateCustomer(customer: { customerId: string; email: string; locale: Locale }): Promise<boolean>;
  /** Ends everything the customer has: open payment pages, subscriptions, payment methods. Fine when gone. */
  deleteCustomer(customerId: string): Promise<void>;

  openCheckout(purchase: Purchase & { locale: Locale; successUrl: string; cancelUrl: string }): Promise<CheckoutPage>;
  findCheckout(id: string): Promise<CheckoutPage>;
  expireCheckout(id: string): Promise<void>;
  /** A subscription that begins when its first payment is made with the secret. */
  beginSubscription(purchase: Purchase): Promise<{ subscriptionId: string; clientSecret: string }>;

  /** All that the customer has or had, newest first. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[]>;
  /** Ends it at once; what is owed for it is let go. */
  cancel(subscription: PaidSubscription): Promise<void>;
  /** Tries to collect what is owed with a card that was saved since the payment failed. Whether it was paid. */
  collectWithNewCard(debt: { customerId: string; subscription: PaidSubscription }): Promise<boolean>;
  /** Ends it at once and gives back what was paid for it last. */
  refundAndCancel(subscription: PaidSubscription): Promise<void>;

  /** Lets the customer's payment method be the one that is charged, where it is the newer one or was just chosen. */
  adoptCard(card: { customerId: string; subscription: PaidSubscription; chosen: boolean }): Promise<boolean>;

  previewChange(change: { customerId: string; subscription: PaidSubscription; plan: PaidPlanId }): Promise<Proration>;
  /** What a period on that plan would cost with the discounts that this customer has, in pence. */
  previewRenewal(change: { customerId: string; subscription: PaidSubscription; plan: PaidPlanId }): Promise<number>;
  /** Answers where to confirm the payment when it could not be taken at once; until then nothing is changed. */
  change(change: {
    subscription: PaidSubscription;
    plan: PaidPlanId;
    prorationDate: number;
  }): Promise<{ confirmAt: string | null }>;
  /** Renews at the price of that plan; what is paid for until then is kept. */
  changeAtRenewal(change: { subscription: PaidSubscription; plan: PaidPlanId }): Promise<void>;
  /** Takes back what was to happen at the end of the period. */
  keepPlan(subscription: PaidSubscription): Promise<void>;

  findCharge(id: string): Promise<ChargeView>;
  /** How the credit of a customer would be paid out; null where there is none, or nothing that it could be taken of. */
  planPayout(customerId: string): Promise<Payout | null>;
  /** Pays out as planned, once however often it is begun; answers how much, in pence. */
  payOut(planned: { customerId: string; payout: Payout }): Promise<number>;

  /** The page where the customer keeps payment methods. */
  openPortal(portal: { customerId: string; returnUrl: string; locale: Locale }): Promise<string>;
  /** Newest first, without drafts. */
  invoicesOf(customerId: string): Promise<Invoice[]>;
  /** Throws billing.signature_invalid. */
  readEvent(message: { body: string; signature: string }): Promise<PaymentEvent>;
}
