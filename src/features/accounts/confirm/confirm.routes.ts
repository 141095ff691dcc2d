import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { doneSchema, resendWaitSeconds } from '../sign-in/sign-in.schema';
import { confirmSchema } from './confirm.schema';
import { confirmIdentity, sendConfirmCode } from './confirm-identity.usecase';

const tags = ['Accounts'];
const en = { locale: 'en' } as const;

export const confirmRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/confirm',
      operationId: 'confirmIdentity',
      summary: 'Prove to be the owner, by the password or a mailed code: for ten minutes, what needs it is allowed',
      tags,
      rateLimit: [{ by: 'account', limit: 10, windowSeconds: 15 * 60 }],
      request: body(confirmSchema),
      responses: { 200: json(doneSchema, 'Another address can be asked for, and the account deleted') },
    }),
    async (c) => {
      await confirmIdentity(c.get('deps'), { ...c.req.valid('json'), user: c.get('user'), visitor: visitorOf(c) });
      return c.json({ success: true, message: m.confirm_done({}, en) } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/confirm/code',
      operationId: 'sendConfirmCode',
      summary: 'Mail a code to confirm by, for accounts without a password',
      tags,
      rateLimit: [{ by: 'account', limit: 1, windowSeconds: resendWaitSeconds }],
      responses: { 200: json(doneSchema, 'Sent') },
    }),
    async (c) => {
      await sendConfirmCode(c.get('deps'), { user: c.get('user'), locale: c.get('locale') });
      return c.json({ success: true, message: m.auth_code_sent({}, en) } as const, 200);
    },
  );
