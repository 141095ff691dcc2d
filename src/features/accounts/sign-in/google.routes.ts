import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#src/http/app-env.ts';
import { json } from '#src/http/json-content.ts';
import { createRouter, publicRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { googleAnswerSchema, signInOptionsSchema, startGoogleSchema } from './google.schema';
import { failedSignIn, finishGoogleSignIn, startGoogleSignIn } from './google-sign-in.usecase';

const tags = ['Accounts'];
const rateLimit = [{ by: 'address', limit: 60, windowSeconds: 600 }] as const;

/** Browsers navigate here: failures are shown on the sign-in screen, never as a raw response. */
const failOnScreen = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  const failure = c.res.status === 429 ? 'google_too_many' : 'google_failed';
  c.res = c.redirect(failedSignIn(failure), 302);
});

const router = createRouter();
router.use('/api/auth/google', failOnScreen);
router.use('/api/auth/callback/google', failOnScreen);

export const googleRoutes = router
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/auth/options',
      operationId: 'signInOptions',
      summary: 'The ways to sign in besides e-mail and password',
      tags,
      responses: { 200: json(signInOptionsSchema, 'The ways that are open') },
    }),
    (c) => c.json({ google: c.get('deps').google !== null }, 200),
  )
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/auth/google',
      operationId: 'openGoogle',
      summary: 'Sign in with Google, for browser navigation; back to `returnTo`, in the language `locale`',
      tags,
      rateLimit,
      request: { query: startGoogleSchema },
      responses: { 302: { description: 'To Google, or to the sign-in screen with the reason in `error`' } },
    }),
    async (c) => {
      const { returnTo, locale = c.get('locale') } = c.req.valid('query');
      return c.redirect(await startGoogleSignIn(c.get('deps'), { returnTo, locale, visitor: visitorOf(c) }), 302);
    },
  )
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/auth/callback/google',
      operationId: 'finishGoogle',
      summary: 'Where Google sends the browser back to',
      tags,
      rateLimit,
      request: { query: googleAnswerSchema },
      responses: { 302: { description: 'Signed in, or to the sign-in screen with the reason in `error`' } },
    }),
    async (c) =>
      c.redirect(await finishGoogleSignIn(c.get('deps'), { query: c.req.valid('query'), visitor: visitorOf(c) }), 302),
  );
