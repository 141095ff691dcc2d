import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { checklistItemSchema } from './checklist.schema';
import { noteInChecklist, readChecklist } from './checklist.usecases';

const tags = ['Contracts'];
const params = z.object({ id: z.string() });

const router = createRouter();
router.put('/api/contracts/:id/checklist', limitBody(16 * 1024));

export const checklistRoutes = router
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/{id}/checklist',
      operationId: 'getChecklist',
      scope: 'contracts:read',
      summary: 'Where the recommendations of an analysis stand, by their words; what is not listed is open',
      tags,
      request: { params },
      responses: { 200: json(z.array(checklistItemSchema), 'Checklist') },
    }),
    async (c) =>
      c.json(await readChecklist(c.get('deps'), { ownerId: c.get('user').id, ...c.req.valid('param') }), 200),
  )
  .openapi(
    userRoute({
      method: 'put',
      path: '/api/contracts/{id}/checklist',
      operationId: 'noteInChecklist',
      scope: 'contracts:write',
      summary: 'Note where a recommendation stands: open, done, asked for or accepted, with a note',
      tags,
      request: { params, body: { content: { 'application/json': { schema: checklistItemSchema } }, required: true } },
      responses: { 200: json(checklistItemSchema, 'Noted') },
    }),
    async (c) => {
      const input = { ownerId: c.get('user').id, ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await noteInChecklist(c.get('deps'), input), 200);
    },
  );
