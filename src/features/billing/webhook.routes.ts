import { limitBody } from '../../http/body-limit';
import { json } from '../../http/json-content';
import { createRouter, signedRoute } from '../../http/router';
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
