import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, publicRoute, userRoute } from '#src/http/router.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { doneSchema } from '../accounts/sign-in/sign-in.schema';
import {
  checkoutAskedSchema,
  checkoutSchema,
  creditRefundedSchema,
  invoiceSchema,
  leadsToSchema,
  paymentConfigSchema,
  planAskedSchema,
  planChangeAskedSchema,
  planChangedSchema,
  planChangePreviewSchema,
  subscriptionSchema,
} from './billing.schema';
import { cancelSubscription } from './cancel-subscription.usecase';
import { changePlan, keepPlan, previewPlanChange } from './change-plan.usecase';
import { readPaymentConfig } from './read-payment-config.usecase';
import { listInvoices, openPortal, readSubscription, refreshSubscription } from './read-subscription.usecase';
import { refundCredit } from './refund-credit.usecase';
import { startCheckout } from './start-checkout.usecase';

const tags = ['Plans and payments'];
/** Each of these asks the payment provider. */
const rateLimit = [{ by: 'account', limit: 30, windowSeconds: 600 }] as const;

const router = createRouter();
router.use('/api/create-checkout-session', limitBody(16 * 1024));
router.use('/api/subscription/*', limitBody(16 * 1024));

export const billingRoutes = router
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/payment-config',
      operationId: 'paymentConfig',
      summary: 'What the payment form needs to draw its card fields',
      tags,
      responses: { 200: json(paymentConfigSchema, 'Public settings') },
    }),
    (c) => c.json(readPaymentConfig(c.get('deps')), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/create-checkout-session',
      operationId: 'createCheckoutSession',
      summary: 'Where to pay for a plan; for who has another paid plan, where to change it',
      tags,
      rateLimit,
      request: body(checkoutAskedSchema),
      responses: { 200: json(checkoutSchema, 'Where the browser goes next') },
    }),
    async (c) => {
      const input = { user: c.get('user'), locale: c.get('locale'), ...c.req.valid('json') };
      return c.json(await startCheckout(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/cancel-subscription',
      operationId: 'cancelSubscription',
      summary: 'End the paid plan at once and return to the free one',
      tags,
      rateLimit,
      responses: { 200: json(doneSchema, 'Cancelled') },
    }),
    async (c) => {
      await cancelSubscription(c.get('deps'), { user: c.get('user') });
      return c.json({ success: true, message: m.billing_cancelled_text({}, { locale: 'en' }) } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/subscription',
      operationId: 'readSubscription',
      summary: 'The plan, its price and when it renews',
      tags,
      responses: { 200: json(subscriptionSchema, 'Subscription') },
    }),
    async (c) => c.json(await readSubscription(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/subscription/refresh',
      operationId: 'refreshSubscription',
      summary: 'The same, after asking the payment provider',
      tags,
      rateLimit,
      responses: { 200: json(subscriptionSchema, 'Subscription') },
    }),
    async (c) => c.json(await refreshSubscription(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/subscription/preview-change',
      operationId: 'previewPlanChange',
      summary: 'What changing to another paid plan would cost now',
      tags,
      rateLimit,
      request: body(planAskedSchema),
      responses: { 200: json(planChangePreviewSchema, 'Amounts in pence') },
    }),
    async (c) => {
      const input = { userId: c.get('user').id, ...c.req.valid('json') };
      return c.json(await previewPlanChange(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/subscription/change',
      operationId: 'changePlan',
      summary: 'Change to a larger plan at the cost that a preview said, or to a smaller one with the next period',
      tags,
      rateLimit,
      request: body(planChangeAskedSchema),
      responses: { 200: json(planChangedSchema, 'Changed, or where to confirm the payment first') },
    }),
    async (c) => {
      const input = { userId: c.get('user').id, ...c.req.valid('json') };
      return c.json(await changePlan(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/subscription/keep',
      operationId: 'keepPlan',
      summary: 'Take back what was to happen at the end of the period: a smaller plan, or the end',
      tags,
      rateLimit,
      responses: { 200: json(subscriptionSchema, 'Subscription') },
    }),
    async (c) => {
      const owned = { userId: c.get('user').id };
      await keepPlan(c.get('deps'), owned);
      return c.json(await readSubscription(c.get('deps'), owned), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/subscription/refund-credit',
      operationId: 'refundCredit',
      summary: 'Pay out the credit of an account that has no subscription',
      tags,
      rateLimit,
      responses: { 200: json(creditRefundedSchema, 'On its way') },
    }),
    async (c) => c.json(await refundCredit(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/subscription/portal',
      operationId: 'openBillingPortal',
      summary: 'Where payment methods are kept',
      tags,
      rateLimit,
      responses: { 200: json(leadsToSchema, 'Where the browser goes next') },
    }),
    async (c) => {
      const input = { userId: c.get('user').id, locale: c.get('locale') };
      return c.json(await openPortal(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/invoices',
      operationId: 'listInvoices',
      summary: 'The account’s invoices, newest first',
      tags,
      rateLimit,
      responses: { 200: json(z.array(invoiceSchema), 'Invoices') },
    }),
    async (c) => c.json(await listInvoices(c.get('deps'), { userId: c.get('user').id }), 200),
  );
