import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';
import { foreignOrigin } from './http.errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Called by servers, whom no session speaks for: a signature does. */
const signedPaths = new Set(['/api/stripe/webhook']);

/** Refuses state-changing calls that a browser says come from another site. */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method) && !signedPaths.has(c.req.path)) {
    const origin = c.req.header('origin');
    const own = [new URL(c.req.url).origin, c.get('deps').config.appUrl];
    if (origin !== undefined && !own.includes(origin)) throw foreignOrigin();
    if (origin === undefined && c.req.header('sec-fetch-site') === 'cross-site') throw foreignOrigin();
  }
  await next();
});
