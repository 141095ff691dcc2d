import { json } from '#src/http/json-content.ts';
import { createRouter, publicRoute } from '#src/http/router.ts';
import { describeService } from './describe-service.usecase';
import { serviceSchema } from './service.schema';

export const serviceRoutes = createRouter().openapi(
  publicRoute({
    method: 'get',
    path: '/api/service',
    operationId: 'describeService',
    summary:
      'How this service is configured, as far as its pages tell: who analyses, its uptime, its profiles elsewhere',
    tags: ['Service'],
    responses: { 200: json(serviceSchema, 'As it is configured') },
  }),
  async (c) => c.json(await describeService(c.get('deps')), 200),
);
