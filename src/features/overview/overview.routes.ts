import { json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { analyticsPageSchema, overviewPageSchema, overviewQuerySchema } from './overview.schema';
import { listAnalytics, listOverview } from './overview.usecases';

const tags = ['Contracts'];
const shared = {
  method: 'get',
  scope: 'contracts:read',
  rateLimit: [{ by: 'account', limit: 600, windowSeconds: 600 }],
  request: { query: overviewQuerySchema },
} as const;

export const overviewRoutes = createRouter()
  .openapi(
    userRoute({
      ...shared,
      tags,
      path: '/api/overview',
      operationId: 'listOverview',
      summary: 'What the analyses of the account say of its contracts, side by side, the newest first',
      description:
        'Uploaded contracts whose analysis is complete, 250 a page; `next` asks for the following one. What a contract does ' +
        'not state is null or absent: nothing is converted or guessed.',
      responses: { 200: json(overviewPageSchema, 'Contracts') },
    }),
    async (c) => c.json(await listOverview(c.get('deps'), { ...c.req.valid('query'), ownerId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      ...shared,
      tags,
      path: '/api/overview/analytics',
      operationId: 'listAnalytics',
      summary: 'The same with the risks of each by type of clause, from which analytics are counted',
      description: 'On the plans Pro and Premium; others are answered `plan.upgrade_required`.',
      responses: { 200: json(analyticsPageSchema, 'Contracts') },
    }),
    async (c) => c.json(await listAnalytics(c.get('deps'), { ...c.req.valid('query'), user: c.get('user') }), 200),
  );
