import { z } from '@hono/zod-openapi';
import { createRouter, publicRoute } from './router';

const healthSchema = z
  .object({
    status: z.enum(['ok', 'degraded']),
    api: z.literal('ok'),
    database: z.enum(['ok', 'failing']),
    analysis: z.enum(['ok', 'failing']),
  })
  .meta({ id: 'Health' });

const answers = (check: Promise<unknown>) =>
  check.then(
    () => 'ok' as const,
    () => 'failing' as const,
  );

export const healthRoutes = createRouter().openapi(
  publicRoute({
    method: 'get',
    path: '/api/health',
    operationId: 'health',
    summary: 'Whether both Workers and the database serve',
    tags: ['Service'],
    responses: {
      200: { description: 'Everything serves', content: { 'application/json': { schema: healthSchema } } },
      503: { description: 'Something does not', content: { 'application/json': { schema: healthSchema } } },
    },
  }),
  async (c) => {
    const [database, analysis] = await Promise.all([
      answers(c.env.DB.prepare('select 1 from contract limit 1').all()),
      answers(Promise.resolve().then(() => c.env.MEASURE.ping())),
    ]);
    const ok = database === 'ok' && analysis === 'ok';
    return c.json({ status: ok ? 'ok' : 'degraded', api: 'ok', database, analysis } as const, ok ? 200 : 503);
  },
);
