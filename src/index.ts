import { createApp } from './app';
import { buildDeps } from './deps';
import { sweepMessageSchema } from './platform/sweep-queue';
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
      const message = sweepMessageSchema.safeParse(body);
      if (message.success) await sweepShard(depsFor(env, context), message.data);
    }
  },
} satisfies ExportedHandler<Cloudflare.Env>;
