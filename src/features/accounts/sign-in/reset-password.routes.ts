import { z } from '@hono/zod-openapi';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, publicRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { undoEmailChange } from '../profile/undo-email-change.usecase';
import { forgotPassword } from './forgot-password.usecase';
import {
  forgotPasswordSchema,
  resetLinkSchema,
  resetPasswordSchema,
  undoEmailChangeSchema,
} from './reset-password.schema';
import { isResetLinkValid, resetPassword } from './reset-password.usecase';
import { doneSchema, resendWaitSeconds } from './sign-in.schema';

const tags = ['Accounts'];
const en = { locale: 'en' } as const;

export const resetPasswordRoutes = createRouter()
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/forgot-password',
      operationId: 'forgotPassword',
      summary: 'Mail a link for a new password, if the address has an account',
      tags,
      rateLimit: [
        { by: 'address and e-mail', limit: 1, windowSeconds: resendWaitSeconds },
        { by: 'address', limit: 30, windowSeconds: 600 },
      ],
      request: body(forgotPasswordSchema),
      responses: { 200: json(doneSchema, 'Sent, if the address has an account') },
    }),
    async (c) => {
      await forgotPassword(c.get('deps'), c.req.valid('json'));
      return c.json({ success: true, message: m.accounts_reset_link_sent({}, en) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/auth/reset-password/{token}',
      operationId: 'checkResetLink',
      summary: 'Whether a link for a new password still works',
      tags,
      rateLimit: [{ by: 'address', limit: 100, windowSeconds: 600 }],
      request: { params: z.object({ token: z.string() }) },
      responses: { 200: json(resetLinkSchema, 'Verdict') },
    }),
    async (c) => c.json({ valid: await isResetLinkValid(c.get('deps'), c.req.valid('param')) }, 200),
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/reset-password',
      operationId: 'resetPassword',
      summary: 'Set a new password by a mailed link, and end every session',
      tags,
      rateLimit: [{ by: 'address', limit: 30, windowSeconds: 600 }],
      request: body(resetPasswordSchema),
      responses: { 200: json(doneSchema, 'The password is set') },
    }),
    async (c) => {
      await resetPassword(c.get('deps'), { ...c.req.valid('json'), visitor: visitorOf(c) });
      return c.json({ success: true, message: m.accounts_password_reset({}, en) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/undo-email-change',
      operationId: 'undoEmailChange',
      summary: 'Give an account its old e-mail address back by the link mailed there, and end every session',
      tags,
      rateLimit: [{ by: 'address', limit: 30, windowSeconds: 600 }],
      request: body(undoEmailChangeSchema),
      responses: { 200: json(doneSchema, 'The old address is in use; its password no longer') },
    }),
    async (c) => {
      await undoEmailChange(c.get('deps'), c.req.valid('json'));
      return c.json({ success: true, message: m.undo_email_done_text({}, en) } as const, 200);
    },
  );
