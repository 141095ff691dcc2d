import Stripe from 'stripe';
import type { BillingErrorCode } from '../features/billing/billing.errors';
import type { PaidSubscription } from '../features/billing/paid-subscription.schema';
import type { Locale } from '../i18n/locale.schema';
import { m } from '../i18n/paraglide/messages.js';
import { AppError } from '../kernel/app-error';
import { sha256Hex } from '../kernel/hash';
import type { Logger } from '../kernel/logger';
import type { Payments } from './payments';
import { adoptCard } from './stripe-cards';
import {
  createStripeClient,
  describeStripe,
  isMissing,
  isRefused,
  type StripeSettings,
  translateFailure,
} from './stripe-client';
import { payWithNewCard } from './stripe-debt';
import { toEvent } from './stripe-events';
import { once } from './stripe-once';
import { changeAtOnce, changeAtRenewal, keepPlan, previewAtOnce, previewRenewal } from './stripe-plan-change';
import { priceOf } from './stripe-prices';
import { findCharge, payOut, planPayout, refundLast } from './stripe-refunds';
import { subscriptionParts, toInvoice, toPage, toSubscription } from './stripe-views';

/** Stripe's own pages do not speak Arabic. */
const pageLocale = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', ar: 'auto' } as const satisfies Record<Locale, string>;
const customerLocale = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', ar: 'ar' } satisfies Record<Locale, string>;
const invoicesShown = 24;

interface Needs {
  logger: Logger;
  /** How long the calls of one action are waited for; without it, as long as they take. */
  patience?: (<T>(call: Promise<T>) => Promise<T>) | undefined;
}

export function createStripePayments(settings: StripeSettings, { logger, patience }: Needs): Payments {
  const stripe = createStripeClient(settings);
  const ask = <T>(call: Promise<T>) => translateFailure(logger, patience ? patience(call) : call);
  const price = (plan: Parameters<typeof priceOf>[2]) => ask(priceOf(stripe, settings, plan));

  /** Collection of what is owed is given up: no one is charged for what has ended. */
  async function forgive({ invoice }: PaidSubscription): Promise<void> {
    if (!invoice?.open) return;
    try {
      await once(`void-${invoice.id}`, (options) => stripe.invoices.voidInvoice(invoice.id, {}, options));
    } catch (error) {
      if (!isRefused(error)) throw error;
      tolerate(error, { invoice: invoice.id });
    }
  }

  /** What was to be done had been done, or had become impossible, a moment before. */
  function tolerate(error: unknown, what: Record<string, string>): void {
    logger.warn('payments.refused', { ...what, ...describeStripe(error) });
  }

  return {
    async createCustomer({ userId, replaces, email, locale }) {
      const customer = { email, preferred_locales: [customerLocale[locale]], metadata: { userId } };
      const idempotencyKey = `customer-${await sha256Hex(JSON.stringify([customer, replaces]))}`;
      const made = once(
        idempotencyKey,
        (options) => stripe.customers.create(customer, options),
        async ({ id }) => !(await stripe.customers.retrieve(id)).deleted,
      );
      return (await ask(made)).id;
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
      const wanted: Stripe.Checkout.SessionCreateParams = {
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
      };
      const session = once(
        key,
        (options) => stripe.checkout.sessions.create(wanted, options),
        async ({ id }) => toPage(await stripe.checkout.sessions.retrieve(id)).url !== null,
      );
      return toPage(await ask(session));
    },

    async findCheckout(id) {
      try {
        return toPage(await ask(stripe.checkout.sessions.retrieve(id)));
      } catch (error) {
        if (isMissing(error)) return { id, plan: null, url: null, open: false };
        throw error;
      }
    },

    async expireCheckout(id) {
      try {
        await ask(stripe.checkout.sessions.expire(id));
      } catch (error) {
        // It was paid or grew too old in between: what it led to is found by reading the subscriptions.
        if (!isRefused(error)) throw error;
      }
    },

    async beginSubscription({ customerId, userId, plan, key }) {
      const wanted: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price: await price(plan) }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId },
        expand: ['latest_invoice.confirmation_secret'],
      };
      const begun = once(
        key,
        (options) => stripe.subscriptions.create(wanted, options),
        async ({ id }) => (await stripe.subscriptions.retrieve(id)).status === 'incomplete',
      );
      const subscription = await ask(begun);
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
        expand: subscriptionParts.map((part) => `data.${part}`),
      });
      const { data } = await ask(list);
      return data.map((subscription) => toSubscription(settings, subscription));
    },

    async cancel(subscription) {
      const { id } = subscription;
      try {
        await ask(stripe.subscriptions.cancel(id));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      await ask(forgive(subscription));
    },

    async refundAndCancel(subscription) {
      const { id } = subscription;
      await ask(forgive(subscription));
      // The money first: should the rest fail, the subscription is still there to be ended again.
      await ask(refundLast(stripe, subscription, (error) => tolerate(error, { subscription: id })));
      try {
        await ask(stripe.subscriptions.cancel(id));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    adoptCard: (card) => ask(adoptCard(stripe, card)),

    async collectWithNewCard({ customerId, subscription: { id, invoice } }) {
      if (!invoice) return false;
      return ask(payWithNewCard(stripe, { customerId, subscriptionId: id, invoiceId: invoice.id }));
    },

    previewChange: async ({ plan, ...change }) => ask(previewAtOnce(stripe, { ...change, price: await price(plan) })),
    previewRenewal: async ({ plan, ...change }) => ask(previewRenewal(stripe, { ...change, price: await price(plan) })),

    async change({ plan, ...change }) {
      try {
        return await ask(changeAtOnce(stripe, { ...change, price: await price(plan) }));
      } catch (error) {
        // The period that the preview was of is over.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        if (!error.param?.includes('proration_date')) throw error;
        throw new AppError<BillingErrorCode>('billing.preview_outdated', {}, { cause: error });
      }
    },

    async changeAtRenewal({ subscription, plan }) {
      if (!subscription.plan) throw new Error(`subscription ${subscription.id} is on no plan that could be kept`);
      const wanted = { subscription, plan: subscription.plan, price: await price(plan) };
      await ask(changeAtRenewal(stripe, wanted));
    },

    keepPlan: (subscription) => ask(keepPlan(stripe, subscription)),
    findCharge: (id) => ask(findCharge(stripe, id)),
    planPayout: (customerId) => ask(planPayout(stripe, customerId)),
    payOut: (planned) => ask(payOut(stripe, planned)),

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
        return toEvent(event);
      } catch (cause) {
        throw new AppError<BillingErrorCode>('billing.signature_invalid', {}, { cause });
      }
    },
  };
}
