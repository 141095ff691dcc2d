import { createRouter, userRoute } from '../../http/router';
import { usageCheckSchema } from './usage.schema';
import { checkUsage } from './usage.usecases';

export const usageRoutes = createRouter().openapi(
  userRoute({
    method: 'get',
    path: '/api/usage/check/contract_analysis',
    operationId: 'checkAnalysisUsage',
    summary: 'How many analyses the account has used and may use in the current period',
    tags: ['Usage'],
    responses: { 200: { description: 'Usage', content: { 'application/json': { schema: usageCheckSchema } } } },
  }),
  async (c) => c.json(await checkUsage(c.get('deps'), { ownerId: c.get('user').id }), 200),
);
