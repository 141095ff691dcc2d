import { createApp } from './app';
import { buildDeps } from './deps';
import { deliverWebhook } from './features/webhooks/deliver-webhook.usecase';
import { sweepMessageSchema, webhookMessageSchema } from './platform/sweep-queue';
import { sweep, sweepShard } from './sweep';

const depsFor = (env: Cloudflare.Env, context: ExecutionContext) =>
  buildDeps(env, { origin: env.APP_URL ?? '', waitUntil: (work) => context.waitUntil(work) });

export default {
  fetch: createApp().fetch,
  async scheduled(_controller, env, context) {
    await sweep(depsFor(env, context));
  },
  async queue(batch, env, context) {
    for (const { body } of batch.messages) {
      const clocked = sweepMessageSchema.safeParse(body);
      if (clocked.success) await sweepShard(depsFor(env, context), clocked.data);
      const told = webhookMessageSchema.safeParse(body);
      if (told.success) await deliverWebhook(depsFor(env, context), told.data);
    }
  },
} satisfies ExportedHandler<Cloudflare.Env>;
