import Stripe from 'stripe';
import type { BillingErrorCode } from '../features/billing/billing.errors';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { Locale } from '../i18n/locale.schema';
import { m } from '../i18n/paraglide/messages.js';
import { AppError } from '../kernel/app-error';
import { sha256Hex } from '../kernel/hash';
import type { Logger } from '../kernel/logger';
import type { Payments } from './payments';
import { createStripeClient, isMissing, type StripeSettings, translateFailure } from './stripe-client';
import { payWithNewCard } from './stripe-debt';
import { priceOf } from './stripe-prices';
import { idOf, toInvoice, toProration, toSubscription } from './stripe-views';

/** Stripe's own pages do not speak Arabic. */
const pageLocale = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', ar: 'auto' } as const satisfies Record<Locale, string>;
const customerLocale = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', ar: 'ar' } satisfies Record<Locale, string>;
const invoicesShown = 24;

export function createStripePayments(settings: StripeSettings, { logger }: { logger: Logger }): Payments {
  const stripe = createStripeClient(settings);
  const ask = <T>(call: Promise<T>) => translateFailure(logger, call);
  const price = (plan: Parameters<typeof priceOf>[2]) => ask(priceOf(stripe, settings, plan));

  /** Collection of what is owed is given up: no one is charged for what has ended. */
  async function forgive({ invoice }: PaidSubscription): Promise<void> {
    if (invoice?.open) {
      await stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `void-${invoice.id}` });
    }
  }

  return {
    async createCustomer({ userId, replaces, email, locale }) {
      const customer = { email, preferred_locales: [customerLocale[locale]], metadata: { userId } };
      const idempotencyKey = `customer-${await sha256Hex(JSON.stringify([customer, replaces]))}`;
      return (await ask(stripe.customers.create(customer, { idempotencyKey }))).id;
    },

    async updateCustomer({ customerId, email, locale }) {
      try {
        await ask(stripe.customers.update(customerId, { email, preferred_locales: [customerLocale[locale]] }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    async deleteCustomer(customerId) {
      try {
        const open = await ask(stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }));
        for (const { id } of open.data) await ask(stripe.checkout.sessions.expire(id));
        await ask(stripe.customers.del(customerId));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async openCheckout({ customerId, userId, plan, key, locale, successUrl, cancelUrl }) {
      const session = await ask(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price: await price(plan), quantity: 1 }],
            metadata: { userId, plan },
            subscription_data: { metadata: { userId } },
            locale: pageLocale[locale],
            custom_text: { submit: { message: m.checkout_terms({}, { locale }) } },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        ),
      );
      return toPage(session);
    },

    findCheckout: async (id) => toPage(await ask(stripe.checkout.sessions.retrieve(id))),

    async expireCheckout(id) {
      try {
        await ask(stripe.checkout.sessions.expire(id));
      } catch (error) {
        // It was paid or grew too old in between: what it led to is found by reading the subscriptions.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },

    async beginSubscription({ customerId, userId, plan, key }) {
      const subscription = await ask(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await price(plan) }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: { userId },
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey: key },
        ),
      );
      const invoice = subscription.latest_invoice;
      const clientSecret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null;
      if (!clientSecret) throw new Error(`subscription ${subscription.id} has nothing to confirm`);
      return { subscriptionId: subscription.id, clientSecret };
    },

    async subscriptionsOf(customerId) {
      const list = stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice'],
      });
      const { data } = await ask(list);
      return data.map((subscription) => toSubscription(settings, subscription));
    },

    async cancel(subscription) {
      const { id } = subscription;
      try {
        await ask(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel-${id}` }));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      await ask(forgive(subscription));
    },

    async refundAndCancel(subscription) {
      const { id, invoice } = subscription;
      await ask(forgive(subscription));
      // The money first: should the rest fail, the subscription is still there to be ended again.
      if (invoice && !invoice.open) {
        const paid = await ask(stripe.invoices.retrieve(invoice.id, { expand: ['payments'] }));
        for (const { payment } of paid.payments?.data ?? []) {
          if (!payment.payment_intent) continue;
          const intent = idOf(payment.payment_intent);
          const refund = { payment_intent: intent, reason: 'duplicate' } as const;
          await ask(stripe.refunds.create(refund, { idempotencyKey: `refund-${intent}` }));
        }
      }
      await ask(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel-${id}` }));
    },

    async collectWithNewCard({ customerId, subscription: { id, invoice } }) {
      if (!invoice) return false;
      return ask(payWithNewCard(stripe, { customerId, subscriptionId: id, invoiceId: invoice.id }));
    },

    async previewChange({ customerId, subscription, plan, prorationDate }) {
      const preview = await ask(
        stripe.invoices.createPreview({
          customer: customerId,
          subscription: subscription.id,
          subscription_details: {
            items: [{ id: subscription.itemId, price: await price(plan) }],
            proration_behavior: 'always_invoice',
            ...(prorationDate !== undefined && { proration_date: prorationDate }),
          },
        }),
      );
      return toProration(preview);
    },

    async change({ subscription: { id, itemId }, plan, prorationDate }) {
      const changed = await ask(
        stripe.subscriptions.update(
          id,
          {
            items: [{ id: itemId, price: await price(plan) }],
            proration_behavior: 'always_invoice',
            proration_date: prorationDate,
            payment_behavior: 'pending_if_incomplete',
            expand: ['latest_invoice'],
          },
          { idempotencyKey: `change-${id}-${plan}-${prorationDate}` },
        ),
      );
      if (!changed.pending_update) return { confirmAt: null };
      const invoice = changed.latest_invoice;
      return { confirmAt: (typeof invoice === 'object' && invoice?.hosted_invoice_url) || null };
    },

    async openPortal({ customerId, returnUrl, locale }) {
      const portal: Stripe.BillingPortal.SessionCreateParams = {
        customer: customerId,
        return_url: returnUrl,
        locale: pageLocale[locale],
        // The plan is changed and cancelled here, at once: an end with the period, as the portal has it, is unknown here.
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      };
      // Each visit has a page of its own: the key holds for one request and what is sent again of it.
      const idempotencyKey = `portal-${crypto.randomUUID()}`;
      return (await ask(stripe.billingPortal.sessions.create(portal, { idempotencyKey }))).url;
    },

    async invoicesOf(customerId) {
      const { data } = await ask(stripe.invoices.list({ customer: customerId, limit: invoicesShown }));
      return data.map(toInvoice).filter((invoice) => invoice !== null);
    },

    async readEvent({ body, signature }) {
      const crypto = Stripe.createSubtleCryptoProvider();
      const secret = settings.webhookSecret;
      try {
        const event = await stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto);
        const { id, type, created } = event;
        return { id, type, createdAt: new Date(created * 1000), customerId: customerOf(event) };
      } catch (cause) {
        throw new AppError<BillingErrorCode>('billing.signature_invalid', {}, { cause });
      }
    },
  };
}

const toPage = ({ id, status, url, metadata }: Stripe.Checkout.Session) => ({
  id,
  plan: metadata?.plan ?? null,
  url: status === 'open' ? url : null,
});

/** Whom an event is about. Its object is a snapshot of then: nothing but this is taken from it. */
function customerOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type.startsWith('customer.') && 'object' in object && object.object === 'customer') return object.id ?? null;
  const customer = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  return customer && typeof customer === 'object' && 'id' in customer ? String(customer.id) : null;
}
