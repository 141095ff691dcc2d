import { createApp } from '#src/app.ts';
import { createDatabase } from '#src/db/client.ts';
import { createRegistrationsRepository } from '#src/features/accounts/sign-in/registrations.repository.ts';
import api from '#src/index.ts';
import { devRoutes } from './dev.routes';
import { keepSentMail } from './outbox';
import { addDemoUser } from './seed.usecase';

const app = createApp().route('/', devRoutes);
const localEnv = (env: Cloudflare.Env) => (env.APP_ENV === 'local' ? keepSentMail(env) : env);

/** The API Worker as it runs on someone's own machine: what is deployed, and what helps people and tests. */
export default {
  async fetch(request: Request, env: Cloudflare.Env, context: ExecutionContext) {
    // Healthy here also means that the demo user can sign in: whoever waits for it does so next.
    if (env.APP_ENV === 'local' && new URL(request.url).pathname === '/api/health') {
      const db = createDatabase(env.DB);
      const needs = { db, registrations: createRegistrationsRepository(db), clock: () => new Date() };
      const failure = await addDemoUser(needs).then(() => null, String);
      if (failure) return Response.json({ status: 'degraded', demo: failure }, { status: 503 });
    }
    return app.fetch(request, localEnv(env), context);
  },
  queue: (batch, env, context) => api.queue(batch, localEnv(env), context),
  scheduled: (controller, env, context) => api.scheduled(controller, localEnv(env), context),
} satisfies ExportedHandler<Cloudflare.Env>;
