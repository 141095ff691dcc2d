import { createApp } from '#src/app.ts';
import api from '#src/index.ts';
import { devRoutes } from './dev.routes';
import { keepSentMail } from './outbox';

const app = createApp().route('/', devRoutes);
const localEnv = (env: Cloudflare.Env) => (env.APP_ENV === 'local' ? keepSentMail(env) : env);

/** The API Worker as it runs on someone's own machine: what is deployed, and what helps people and tests. */
export default {
  fetch: (request: Request, env: Cloudflare.Env, context: ExecutionContext) =>
    app.fetch(request, localEnv(env), context),
  scheduled: (controller, env, context) => api.scheduled(controller, localEnv(env), context),
} satisfies ExportedHandler<Cloudflare.Env>;
