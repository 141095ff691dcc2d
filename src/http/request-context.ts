import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { buildDeps } from '../deps';
import { pickLocale } from '../i18n/pick-locale';
import { newId } from '../kernel/ids';
import { createLogger } from '../kernel/logger';
import type { AppEnv } from './app-env';
import { noteReadFrom, readFromOf } from './read-from';

/** Someone is waiting. */
const paymentPatienceMs = 12_000;

/** Gives every request its id, logger, locale and dependencies, and writes one line when it is answered. */
export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
  const started = Date.now();
  const requestId = newId();
  c.set('requestId', requestId);
  c.set('logger', createLogger({ worker: 'api', requestId }));
  c.set('locale', pickLocale(c.req.header('accept-language')));
  c.set(
    'deps',
    buildDeps(c.env, {
      origin: new URL(c.req.url).origin,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      paymentPatienceMs,
      readFrom: readFromOf(c),
    }),
  );

  await next();

  noteReadFrom(c);
  c.header('X-Request-Id', requestId);
  // Answers are about one person's contracts: nothing on the way keeps them.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  // The route's pattern, never the address itself: addresses can carry tokens.
  const { method } = c.req;
  const answered = { status: c.res.status, ms: Date.now() - started };
  const route = routePath(c, -1);
  const { telemetry, databases } = c.get('deps');
  const asked = databases.use();
  c.get('logger').info('request', { method, route, ...answered, ...asked });
  telemetry.record({ point: 'request', name: route, method, ...answered, ...asked });
});
