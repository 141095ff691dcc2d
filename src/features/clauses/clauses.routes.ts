import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { addClause } from './add-clause.usecase';
import { clauseAddedSchema, clauseFiltersSchema, clauseSchema, newClauseSchema } from './clauses.schema';
import { getClause, listClauses } from './clauses.usecases';

const tags = ['Clauses'];
const params = z.object({ id: z.string() });

const router = createRouter();
router.use('/api/contracts/:id/clauses', limitBody(64 * 1024));

export const clauseRoutes = router
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/clauses',
      operationId: 'listClauses',
      summary: 'The clause library in the language of Accept-Language, the best first where words are searched',
      tags,
      rateLimit: [{ by: 'account', limit: 600, windowSeconds: 600 }],
      request: { query: clauseFiltersSchema },
      responses: { 200: json(z.array(clauseSchema), 'Clauses') },
    }),
    async (c) => {
      const asked = { ...c.req.valid('query'), user: c.get('user'), locale: c.get('locale') };
      return c.json(await listClauses(c.get('deps'), asked), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/clauses/{id}',
      operationId: 'getClause',
      summary: 'One clause of the library',
      tags,
      request: { params },
      responses: { 200: json(clauseSchema, 'Clause') },
    }),
    async (c) => {
      const asked = { ...c.req.valid('param'), user: c.get('user'), locale: c.get('locale') };
      return c.json(await getClause(c.get('deps'), asked), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/clauses',
      operationId: 'addClause',
      summary: 'Add a clause of the library to a generated contract, as its last numbered one; nothing is charged',
      tags,
      rateLimit: [{ by: 'account', limit: 120, windowSeconds: 600 }],
      request: { params, ...body(newClauseSchema) },
      responses: { 201: json(clauseAddedSchema, 'Added') },
    }),
    async (c) => {
      const { id: contractId } = c.req.valid('param');
      const asked = { ...c.req.valid('json'), contractId, user: c.get('user'), locale: c.get('locale') };
      return c.json({ success: true, ...(await addClause(c.get('deps'), asked)) } as const, 201);
    },
  );
