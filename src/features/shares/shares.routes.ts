import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, publicRoute, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { openShare } from './open-share.usecase';
import { newShareSchema, openShareSchema, sharedAnalysisSchema, shareSchema } from './shares.schema';
import { listShares, makeShare, revokeShare } from './shares.usecases';

const tags = ['Shares'];
const params = z.object({ id: z.string() });
const path = '/api/contracts/{id}/shares';

const router = createRouter();
const limited = limitBody(16 * 1024);
router.post('/api/contracts/:id/shares', limited);
router.post('/api/shares/open', limited);

export const shareRoutes = router
  .openapi(
    userRoute({
      method: 'get',
      path,
      operationId: 'listShares',
      summary: 'The links by which an analysis is shared, the last that was made first',
      tags,
      request: { params },
      responses: { 200: json(z.array(shareSchema), 'Links') },
    }),
    async (c) => {
      const input = { userId: c.get('user').id, contractId: c.req.valid('param').id };
      return c.json(await listShares(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path,
      operationId: 'makeShare',
      summary: 'Make a link by which anyone reads a complete analysis, with or without the contract’s text',
      description:
        'It shows the analysis as it stands when it is opened, until it is revoked or ends: never the file, its name, ' +
        'tags, notes, the checklist or questions. With every plan; 20 links a contract.',
      tags,
      rateLimit: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
      request: { params, ...body(newShareSchema) },
      responses: { 201: json(shareSchema, 'The link') },
    }),
    async (c) => {
      const input = { ...c.req.valid('json'), user: c.get('user'), contractId: c.req.valid('param').id };
      return c.json(await makeShare(c.get('deps'), input), 201);
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: `${path}/{shareId}`,
      operationId: 'revokeShare',
      summary: 'Revoke a link; it is not found from then on',
      tags,
      request: { params: params.extend({ shareId: z.string() }) },
      responses: { 204: { description: 'Revoked' } },
    }),
    async (c) => {
      const { id: contractId, shareId: id } = c.req.valid('param');
      await revokeShare(c.get('deps'), { userId: c.get('user').id, contractId, id });
      return c.body(null, 204);
    },
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/shares/open',
      operationId: 'openShare',
      summary: 'Read a shared analysis by the token of its link, and its password where it has one',
      description: 'Each answer counts as one opening. Revoked and unknown links are answered alike.',
      tags,
      rateLimit: [{ by: 'address', limit: 120, windowSeconds: 600 }],
      request: body(openShareSchema),
      responses: { 200: json(sharedAnalysisSchema, 'The analysis') },
    }),
    async (c) => {
      const { network } = visitorOf(c);
      return c.json(await openShare(c.get('deps'), { ...c.req.valid('json'), network }), 200);
    },
  );
