import { z } from '@hono/zod-openapi';
import { notFound } from '#src/http/http.errors.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { madeWebhookSchema, newWebhookSchema, webhookSchema } from './webhooks.schema';
import { addWebhook, listWebhooks, removeWebhook, testWebhook } from './webhooks.usecases';

const tags = ['Accounts'];
const path = '/api/user/webhooks';
const params = z.object({ id: z.string() });

export const webhooksRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'get',
      path,
      operationId: 'listWebhooks',
      summary: 'The addresses that are told of finished analyses, the newest first; 5 at most',
      tags,
      responses: { 200: json(z.array(webhookSchema), 'Webhooks, with what came of the last try') },
    }),
    async (c) => c.json(await listWebhooks(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path,
      operationId: 'addWebhook',
      summary: 'Have an address told of finished analyses; Pro and Premium',
      description:
        'It is sent `{"type":"analysis.finished","timestamp":…,"data":{"contractId","status","url"}}` by POST, where `status` ' +
        'is `complete` or `failed`, signed by the specification of Standard Webhooks (`webhook-id`, `webhook-timestamp`, ' +
        '`webhook-signature`). Any answer of 2xx within ten seconds takes it; else it is tried again, eight times in about a ' +
        'day, under the same `webhook-id`. 410 ends that at once. Only public https addresses are called, and no redirect is followed.',
      tags,
      rateLimit: [{ by: 'account', limit: 20, windowSeconds: 600 }],
      request: body(newWebhookSchema),
      responses: { 201: json(madeWebhookSchema, 'The webhook, with its secret, told this once') },
    }),
    async (c) => c.json(await addWebhook(c.get('deps'), { ...c.req.valid('json'), user: c.get('user') }), 201),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: `${path}/{id}/test`,
      operationId: 'testWebhook',
      summary: 'Send an event of the type `webhook.test`, once, and tell what came of it; Pro and Premium',
      tags,
      rateLimit: [{ by: 'account', limit: 10, windowSeconds: 600 }],
      request: { params },
      responses: { 200: json(webhookSchema, 'The webhook, with what came of it') },
    }),
    async (c) => {
      const tested = await testWebhook(c.get('deps'), { ...c.req.valid('param'), user: c.get('user') });
      if (!tested) throw notFound();
      return c.json(tested, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: `${path}/{id}`,
      operationId: 'removeWebhook',
      summary: 'Remove a webhook, with what it was still to be told; with every plan',
      tags,
      request: { params },
      responses: { 204: { description: 'Removed' } },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), userId: c.get('user').id };
      if (!(await removeWebhook(c.get('deps'), input))) throw notFound();
      return c.body(null, 204);
    },
  );
