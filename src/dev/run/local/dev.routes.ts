import { z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { createDatabase } from '#src/db/client.ts';
import type { AppEnv } from '#src/http/app-env.ts';
import { notFound } from '#src/http/http.errors.ts';
import { createRouter } from '#src/http/router.ts';
import { listSentMail } from './outbox';
import { remindAhead } from './remind-ahead.usecase';
import { seedDemo, seedSchema } from './seed.usecase';

/** Helps people and tests on one's own machine. A local run under other settings has nothing at these addresses. */
const localOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (c.env.APP_ENV !== 'local') throw notFound();
  await next();
});

const outboxQuery = z.object({ to: z.string().trim().toLowerCase().optional() });

export const devRoutes = createRouter()
  .use('/api/dev/*', localOnly)
  .get('/api/dev/outbox', async (c) => c.json(await listSentMail(c.env.FILES, outboxQuery.parse(c.req.query()))))
  .post('/api/dev/reminders', async (c) => c.json({ accounts: await remindAhead(c.get('deps')) }))
  .post('/api/dev/seed', async (c) => {
    const body = await c.req.json().catch(() => ({}));
    const needs = { ...c.get('deps'), db: createDatabase(c.env.DB) };
    return c.json(await seedDemo(needs, seedSchema.parse(body)));
  });
