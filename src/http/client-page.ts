import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';
import { asPaymentPage } from './payment-page';

/** What is no address of a page: calls, content, and whatever is called like a file. */
const isNoPage = /^\/(?:api|content|assets)\/|\.[a-z][a-z0-9]*$/i;

/** Analyses have addresses of their own, and a copy of the page together that names what draws them. */
const isAnalysis = /^\/analysis\/[^/]+$/;

/** The address is a secret: no search engine keeps it, no cache, and no other site is told it. */
const isShared = /^\/shared\//;
const asSecret = (page: Response) => {
  const answer = new Response(page.body, page);
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
};

/**
 * The client's one page, at every address that nothing was published at: its router says what stands there. A file that
 * is missing, say a script of an earlier release, is not found: with the page in its place browsers would keep that.
 */
export const serveClientPage = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (isNoPage.test(pathname)) return next();
  const copy = (path: string) => c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), c.req.raw));
  const own = isAnalysis.test(pathname) ? await copy('/analysis') : null;
  // The development server has no copies.
  const page = own && own.status !== 404 ? own : await copy('/');
  if (isShared.test(pathname)) return asSecret(page);
  return pathname === '/checkout' ? asPaymentPage(page, c.get('deps').config.stripe) : page;
});
