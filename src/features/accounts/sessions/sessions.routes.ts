import { z } from '@hono/zod-openapi';
import { json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { doneSchema } from '../sign-in/sign-in.schema';
import { sessionsSchema } from './sessions.schema';
import { endOtherSessions, endSession, listSessions } from './sessions.usecases';

const tags = ['Accounts'];
const en = { locale: 'en' } as const;

export const sessionRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/user/sessions',
      operationId: 'listSessions',
      summary: 'Where the user is signed in, this browser first',
      tags,
      responses: { 200: json(sessionsSchema, 'Sessions that have not ended') },
    }),
    async (c) => c.json(await listSessions(c.get('deps'), { userId: c.get('user').id, visitor: visitorOf(c) }), 200),
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: '/api/user/sessions',
      operationId: 'endOtherSessions',
      summary: 'Sign out everywhere but in this browser',
      tags,
      responses: { 200: json(doneSchema, 'Only this session is left') },
    }),
    async (c) => {
      await endOtherSessions(c.get('deps'), { userId: c.get('user').id, visitor: visitorOf(c) });
      return c.json({ success: true, message: m.sessions_others_ended({}, en) } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: '/api/user/sessions/{id}',
      operationId: 'endSession',
      summary: 'Sign out in one browser',
      tags,
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: json(doneSchema, 'The session has ended') },
    }),
    async (c) => {
      await endSession(c.get('deps'), { ...c.req.valid('param'), userId: c.get('user').id });
      return c.json({ success: true, message: m.sessions_ended({}, en) } as const, 200);
    },
  );
