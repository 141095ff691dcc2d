import { createApp } from './app';
import { buildDeps } from './deps';
import { sweep } from './sweep';

export default {
  fetch: createApp().fetch,
  async scheduled(_controller, env, context) {
    const deps = buildDeps(env, { origin: env.APP_URL ?? '', waitUntil: (work) => context.waitUntil(work) });
    await sweep(deps);
  },
} satisfies ExportedHandler<Cloudflare.Env>;
