import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { newOwnClauseSchema, ownClauseFiltersSchema, ownClauseSchema } from './own-clauses.schema';
import { changeOwnClause, deleteOwnClause, keepOwnClause, listOwnClauses } from './own-clauses.usecases';

const tags = ['Clauses'];
const params = z.object({ id: z.string() });
const path = '/api/own-clauses';
const one = `${path}/{id}` as const;
const rateLimit = [{ by: 'account', limit: 300, windowSeconds: 600 }] as const;

const router = createRouter();
const limited = limitBody(64 * 1024);
router.post(path, limited);
router.put(`${path}/:id`, limited);

export const ownClauseRoutes = router
  .openapi(
    userRoute({
      method: 'get',
      path,
      operationId: 'listOwnClauses',
      summary: 'The wordings that the account keeps for itself, the last that was written first; 200 at most',
      tags,
      rateLimit: [{ by: 'account', limit: 600, windowSeconds: 600 }],
      request: { query: ownClauseFiltersSchema },
      responses: { 200: json(z.array(ownClauseSchema), 'Wordings') },
    }),
    async (c) => c.json(await listOwnClauses(c.get('deps'), { ...c.req.valid('query'), user: c.get('user') }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path,
      operationId: 'keepOwnClause',
      summary: 'Keep a wording; Pro and Premium',
      tags,
      rateLimit,
      request: body(newOwnClauseSchema),
      responses: { 201: json(ownClauseSchema, 'Kept') },
    }),
    async (c) => c.json(await keepOwnClause(c.get('deps'), { user: c.get('user'), clause: c.req.valid('json') }), 201),
  )
  .openapi(
    userRoute({
      method: 'put',
      path: one,
      operationId: 'changeOwnClause',
      summary: 'Change a wording; Pro and Premium',
      tags,
      rateLimit,
      request: { params, ...body(newOwnClauseSchema) },
      responses: { 200: json(ownClauseSchema, 'Changed') },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), user: c.get('user'), clause: c.req.valid('json') };
      return c.json(await changeOwnClause(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: one,
      operationId: 'deleteOwnClause',
      summary: 'Delete a wording; with every plan',
      tags,
      request: { params },
      responses: { 204: { description: 'Deleted' } },
    }),
    async (c) => {
      await deleteOwnClause(c.get('deps'), { ...c.req.valid('param'), user: c.get('user') });
      return c.body(null, 204);
    },
  );
