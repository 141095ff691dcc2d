import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, publicRoute, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { currentUserSchema } from './accounts.schema';
import { logout } from './accounts.usecases';
import { login } from './sign-in/login.usecase';
import { loginAddress } from './sign-in/login-address.rules';
import { register } from './sign-in/register.usecase';
import { resendCode } from './sign-in/resend-code.usecase';
import {
  doneSchema,
  loginSchema,
  registeredSchema,
  registerSchema,
  resendCodeSchema,
  resendWaitSeconds,
  verifiedSchema,
  verifyEmailSchema,
} from './sign-in/sign-in.schema';
import { verifyEmail } from './sign-in/verify-email.usecase';

const tags = ['Accounts'];
const en = { locale: 'en' } as const;
const minutes = (count: number) => count * 60;

const router = createRouter();
router.use('/api/auth/*', limitBody(16 * 1024));

export const accountRoutes = router
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/register',
      operationId: 'register',
      summary: 'Register an e-mail address; its holder is sent a code, in the language of Accept-Language',
      tags,
      rateLimit: [
        { by: 'address and e-mail', limit: 5, windowSeconds: minutes(10) },
        { by: 'address', limit: 100, windowSeconds: minutes(60) },
      ],
      request: body(registerSchema),
      responses: { 200: json(registeredSchema, 'A code, or a reminder of the account, was mailed') },
    }),
    async (c) => {
      const { confirmPassword: _, ...input } = c.req.valid('json');
      await register(c.get('deps'), { ...input, locale: c.get('locale'), visitor: visitorOf(c) });
      return c.json({ requiresVerification: true, message: m.auth_registered({}, en) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/verify-email',
      operationId: 'verifyEmail',
      summary: 'Prove an e-mail address by its code and sign in',
      tags,
      rateLimit: [
        { by: 'address and e-mail', limit: 10, windowSeconds: minutes(15) },
        { by: 'address', limit: 100, windowSeconds: minutes(15) },
      ],
      request: body(verifyEmailSchema),
      responses: { 200: json(verifiedSchema, 'Proven and signed in') },
    }),
    async (c) => {
      await verifyEmail(c.get('deps'), { ...c.req.valid('json'), visitor: visitorOf(c) });
      return c.json({ success: true, autoLogin: true, message: m.auth_verified({}, en) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/resend-verification',
      operationId: 'resendVerification',
      summary: 'Mail a new code to an address that awaits its proof',
      tags,
      rateLimit: [
        { by: 'address and e-mail', limit: 1, windowSeconds: resendWaitSeconds },
        { by: 'address', limit: 30, windowSeconds: minutes(10) },
      ],
      request: body(resendCodeSchema),
      responses: { 200: json(doneSchema, 'Sent, if the address awaits a code') },
    }),
    async (c) => {
      await resendCode(c.get('deps'), { ...c.req.valid('json'), visitor: visitorOf(c) });
      return c.json({ success: true, message: m.auth_code_sent({}, en) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/login',
      operationId: 'login',
      summary: 'Sign in by e-mail address and password',
      tags,
      rateLimit: [
        { by: 'address and e-mail', limit: 10, windowSeconds: minutes(15) },
        { by: 'e-mail', limit: 100, windowSeconds: minutes(60) },
        { by: 'address', limit: 100, windowSeconds: minutes(15) },
      ],
      request: body(loginSchema),
      responses: { 200: json(doneSchema, 'Signed in') },
    }),
    async (c) => {
      await login(c.get('deps'), { ...c.req.valid('json'), visitor: visitorOf(c) });
      return c.json({ success: true, message: m.accounts_signed_in({}, en) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/logout',
      operationId: 'logout',
      summary: 'End the session, if there is one',
      tags,
      responses: { 200: json(z.object({ success: z.literal(true) }).meta({ id: 'LoggedOut' }), 'Signed out') },
    }),
    async (c) => {
      await logout(c.get('deps'), { visitor: visitorOf(c) });
      return c.json({ success: true } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/login',
      operationId: 'openLogin',
      summary: 'The sign-in screen, for browser navigation; it leads to `returnTo`, or back to the page that was left',
      tags,
      request: { query: z.object({ returnTo: z.union([z.string(), z.array(z.string())]).optional() }) },
      responses: { 302: { description: 'To the sign-in screen' } },
    }),
    (c) => {
      const input = { ...c.req.valid('query'), referer: c.req.header('referer'), appUrl: c.get('deps').appUrl };
      return c.redirect(loginAddress(input), 302);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/user',
      operationId: 'currentUser',
      summary: 'Who is signed in',
      tags,
      responses: { 200: json(currentUserSchema, 'The current user') },
    }),
    (c) => c.json(c.get('user'), 200),
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/auth/user',
      operationId: 'currentAuthUser',
      summary: 'Who is signed in: the same as /api/user',
      tags,
      responses: { 200: json(currentUserSchema, 'The current user') },
    }),
    (c) => c.json(c.get('user'), 200),
  );
