import { createRouter, userRoute } from '#src/http/router.ts';
import { explainPageLimits } from './explain-page-limits.usecase';
import { pageLimitsSchema } from './page-limits.schema';
import { usageCheckSchema } from './usage.schema';
import { checkUsage } from './usage.usecases';

export const usageRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/usage/check/contract_analysis',
      operationId: 'checkAnalysisUsage',
      summary: 'How many analyses the account has used and may use in the current period',
      tags: ['Usage'],
      responses: { 200: { description: 'Usage', content: { 'application/json': { schema: usageCheckSchema } } } },
    }),
    async (c) => c.json(await checkUsage(c.get('deps'), { ownerId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/demo/page-limits',
      operationId: 'explainPageLimits',
      summary: 'How large a contract each plan takes, with worked examples in the language of Accept-Language',
      tags: ['Usage'],
      responses: { 200: { description: 'Limits', content: { 'application/json': { schema: pageLimitsSchema } } } },
    }),
    async (c) =>
      c.json(await explainPageLimits(c.get('deps'), { userId: c.get('user').id, locale: c.get('locale') }), 200),
  );
