import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';
import { asPaymentPage } from './payment-page';

/** What is no address of a page: calls, content, and whatever is called like a file. */
const isNoPage = /^\/(?:api|content|assets)\/|\.[a-z][a-z0-9]*$/i;

/** Analyses have addresses of their own, and a copy of the page together that looks like them. */
const isAnalysis = /^\/analysis\/[^/]+$/;

/** The address is a secret: no search engine keeps it, no cache, and no other site is told it. */
const isShared = /^\/shared\//i;
const asSecret = (page: Response) => {
  const answer = new Response(page.body, page);
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
};

/**
 * The client's one page, with nothing in it, at every address that nothing was published at: its router says what stands
 * there. A file that is missing, say a script of an earlier release, is not found: with the page in its place browsers
 * would keep that.
 */
export const serveClientPage = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (isNoPage.test(pathname)) return next();
  const copy = (path: string) => c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), c.req.raw));
  const own = await copy(isAnalysis.test(pathname) ? '/analysis' : '/app');
  // The development server has no copies.
  const page = own.status === 404 ? await copy('/') : own;
  if (isShared.test(pathname)) return asSecret(page);
  return pathname === '/checkout' ? asPaymentPage(page, c.get('deps').config.stripe) : page;
});
