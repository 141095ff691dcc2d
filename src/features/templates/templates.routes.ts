import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { uploadAcceptedSchema } from '../contracts/contracts.schema';
import { checkGenerated } from './check-generated.usecase';
import { generateContract } from './generate-contract.usecase';
import { contractCreatedSchema, newContractSchema, templateSchema, templateWithBodySchema } from './templates.schema';
import { getTemplate, listTemplates } from './templates.usecases';

const tags = ['Templates'];
const params = z.object({ id: z.string() });

const router = createRouter();
router.use('/api/contracts/from-template', limitBody(256 * 1024));

export const templateRoutes = router
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
      const asked = { ...c.req.valid('param'), user: c.get('user'), locale: c.get('locale') };
      return c.json(await getTemplate(c.get('deps'), asked), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/from-template',
      operationId: 'generateContract',
      summary: 'Make a contract of a template; nothing is charged',
      tags,
      rateLimit: [{ by: 'account', limit: 60, windowSeconds: 600 }],
      request: body(newContractSchema),
      responses: { 201: json(contractCreatedSchema, 'Created') },
    }),
    async (c) => {
      const asked = { ...c.req.valid('json'), user: c.get('user'), locale: c.get('locale') };
      return c.json({ success: true, ...(await generateContract(c.get('deps'), asked)) } as const, 201);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/check',
      operationId: 'checkGeneratedContract',
      summary: 'Analyse a copy of a generated contract, at the price of an upload',
      tags,
      rateLimit: [{ by: 'account', limit: 120, windowSeconds: 600 }],
      request: { params },
      responses: { 201: json(uploadAcceptedSchema, 'The copy that is analysed') },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const asked = { ownerId: c.get('user').id, id, language: c.get('locale') };
      return c.json(await checkGenerated(c.get('deps'), asked), 201);
    },
  );
