import { z } from '@hono/zod-openapi';
import { directoryName, shardNames } from '../db/databases';
import { sha256Hex } from '../kernel/hash';
import { createRouter, publicRoute } from './router';

const healthSchema = z
  .object({
    status: z.enum(['ok', 'degraded']),
    api: z.literal('ok'),
    database: z.enum(['ok', 'failing']),
    analysis: z.enum(['ok', 'failing']),
    /** A digest of the id of the version of each Worker that answers: the id is part of the version's own address. */
    release: z.object({ api: z.string().nullable(), analysis: z.string().nullable() }),
  })
  .meta({ id: 'Health' });

const answers = <T>(check: Promise<T>) =>
  check.then(
    (answer) => ({ state: 'ok' as const, answer }),
    () => ({ state: 'failing' as const, answer: null }),
  );

const firstContract = (env: Cloudflare.Env, database: string) => {
  const binding: D1Database = Reflect.get(env, database);
  return binding.prepare('select 1 from contract limit 1').all();
};

const digestOf = async (id: string | null | undefined) => (id ? (await sha256Hex(id)).slice(0, 16) : null);

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
      answers(Promise.all([directoryName, ...shardNames(c.env)].map((name) => firstContract(c.env, name)))),
      answers(Promise.resolve().then(() => c.env.MEASURE.ping())),
    ]);
    const ok = database.state === 'ok' && analysis.state === 'ok';
    const serving = typeof analysis.answer === 'object' ? analysis.answer?.version : null;
    return c.json(
      {
        status: ok ? 'ok' : 'degraded',
        api: 'ok',
        database: database.state,
        analysis: analysis.state,
        release: { api: await digestOf(c.env.VERSION?.id), analysis: await digestOf(serving) },
      } as const,
      ok ? 200 : 503,
    );
  },
);
