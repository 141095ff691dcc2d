import { limitBody } from '#src/http/body-limit.ts';
import { json } from '#src/http/json-content.ts';
import { createRouter, signedRoute } from '#src/http/router.ts';
import { webhookDoneSchema } from './billing.schema';
import { handleEvent } from './handle-event.usecase';

const router = createRouter();
router.use('/api/stripe/webhook', limitBody(1024 * 1024));

export const webhookRoutes = router.openapi(
  signedRoute({
    method: 'post',
    path: '/api/stripe/webhook',
    operationId: 'stripeWebhook',
    summary: 'Events of the payment provider, signed by it',
    tags: ['Plans and payments'],
    responses: { 200: json(webhookDoneSchema, 'Taken in') },
  }),
  async (c) => {
    // The bytes as they came: the signature is over these.
    const message = { body: await c.req.text(), signature: c.req.header('stripe-signature') ?? '' };
    await handleEvent(c.get('deps'), message);
    return c.json({ received: true } as const, 200);
  },
);
