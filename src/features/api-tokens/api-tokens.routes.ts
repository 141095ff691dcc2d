import { z } from '@hono/zod-openapi';
import { notFound } from '#src/http/http.errors.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { apiTokenSchema, madeApiTokenSchema, newApiTokenSchema } from './api-tokens.schema';
import { listApiTokens, makeApiToken, revokeApiToken } from './api-tokens.usecases';

const tags = ['Accounts'];
const path = '/api/user/tokens';

export const apiTokenRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'get',
      path,
      operationId: 'listApiTokens',
      summary: 'The tokens by which programs act for the user, the newest first; 20 at most',
      tags,
      responses: { 200: json(z.array(apiTokenSchema), 'Tokens, without what is secret of them') },
    }),
    async (c) => c.json(await listApiTokens(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path,
      operationId: 'makeApiToken',
      summary: 'Make a token for a program; Pro and Premium, for who has just confirmed to be the owner',
      description:
        'It is sent as `Authorization: Bearer pc_…`, is good for the routes that name its scope and for no others, for 120 ' +
        'calls a minute beside the limits of the account, and works as long as the plan includes it.',
      tags,
      rateLimit: [{ by: 'account', limit: 20, windowSeconds: 600 }],
      request: body(newApiTokenSchema),
      responses: { 201: json(madeApiTokenSchema, 'The token, told this once') },
    }),
    async (c) => {
      const input = { ...c.req.valid('json'), user: c.get('user'), visitor: visitorOf(c) };
      return c.json(await makeApiToken(c.get('deps'), input), 201);
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: `${path}/{id}`,
      operationId: 'revokeApiToken',
      summary: 'Revoke a token, which opens nothing from then on; with every plan',
      tags,
      request: { params: z.object({ id: z.string() }) },
      responses: { 204: { description: 'Revoked' } },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), userId: c.get('user').id };
      if (!(await revokeApiToken(c.get('deps'), input))) throw notFound();
      return c.body(null, 204);
    },
  );
