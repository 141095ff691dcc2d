import { z } from '@hono/zod-openapi';
import { json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { compareContracts } from './compare-contracts.usecase';
import { comparisonSchema } from './comparison.schema';

const params = z.object({ id: z.string() });
const query = z.object({
  with: z.string().min(1).max(100).meta({ description: 'The earlier version, another contract of the account' }),
});

export const comparisonRoutes = createRouter().openapi(
  userRoute({
    method: 'get',
    path: '/api/contracts/{id}/comparison',
    operationId: 'compareContracts',
    scope: 'contracts:read',
    summary: 'What is different in a contract from an earlier version of it',
    description:
      'Provisions are matched by number, heading and words, wherever they stand; numbers, capitals, punctuation and ' +
      'spacing alone are no change. What is said of money, dates, notice, risks and missing clauses comes from both ' +
      'analyses; it is `better` or `worse` for the reader only where that is certain.',
    tags: ['Contracts'],
    rateLimit: [{ by: 'account', limit: 60, windowSeconds: 600 }],
    request: { params, query },
    responses: { 200: json(comparisonSchema, 'Comparison') },
  }),
  async (c) => {
    const { with: earlierId } = c.req.valid('query');
    const input = { ownerId: c.get('user').id, ...c.req.valid('param'), earlierId };
    return c.json(await compareContracts(c.get('deps'), input), 200);
  },
);
