import { z } from '@hono/zod-openapi';
import { json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { clauseFiltersSchema, clauseSchema } from './clauses.schema';
import { getClause, listClauses } from './clauses.usecases';

const tags = ['Clauses'];
const params = z.object({ id: z.string() });

export const clauseRoutes = createRouter()
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
      const input = { ...c.req.valid('query'), user: c.get('user'), locale: c.get('locale') };
      return c.json(await listClauses(c.get('deps'), input), 200);
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
      const input = { ...c.req.valid('param'), user: c.get('user'), locale: c.get('locale') };
      return c.json(await getClause(c.get('deps'), input), 200);
    },
  );
