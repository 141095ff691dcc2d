import { z } from '@hono/zod-openapi';
import { json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { templateSampleSchema, templateSchema, templateWithBodySchema } from './templates.schema';
import { getTemplate, getTemplateSample, listTemplates } from './templates.usecases';

const tags = ['Templates'];
const params = z.object({ id: z.string() });

export const templateRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/templates',
      operationId: 'listTemplates',
      summary: 'All templates, in the language of Accept-Language; their contracts are in English',
      tags,
      responses: { 200: json(z.array(templateSchema), 'Templates') },
    }),
    async (c) => c.json(await listTemplates(c.get('deps'), { user: c.get('user'), locale: c.get('locale') }), 200),
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/templates/{id}',
      operationId: 'getTemplate',
      summary: 'One template with the text of its contract',
      tags,
      request: { params },
      responses: { 200: json(templateWithBodySchema, 'Template') },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), user: c.get('user'), locale: c.get('locale') };
      return c.json(await getTemplate(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/templates/{id}/sample',
      operationId: 'getTemplateSample',
      summary: 'The contract that a template makes of invented values, in English',
      tags,
      request: { params },
      responses: { 200: json(templateSampleSchema, 'Sample') },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), user: c.get('user'), locale: c.get('locale') };
      return c.json(await getTemplateSample(c.get('deps'), input), 200);
    },
  );
