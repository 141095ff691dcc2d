import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { depsOf } from '../deps';
import { findCurrentUserId } from '../features/accounts/accounts.usecases';
import type { FirstScreen } from '../features/contracts/first-screen.schema';
import { tellFirstScreen } from '../features/contracts/tell-first-screen.usecase';
import { describeError } from '../kernel/logger';
import { asAnalysisPage, forWhole } from './analysis-page';
import type { AppEnv } from './app-env';
import { asPaymentPage } from './payment-page';
import { visitorOf } from './visitor-of';

/** What is no address of a page: calls, content, and whatever is called like a file. */
const isNoPage = /^\/(?:api|content|assets)\/|\.[a-z][a-z0-9]*$/i;

/** Analyses have addresses of their own, and a copy of the page together that looks like them. */
const isAnalysis = /^\/analysis\/([^/]+)$/;

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
  const contractId = isAnalysis.exec(pathname)?.[1];
  const first = contractId !== undefined && presentsSession(c) ? firstScreen(c, contractId) : null;
  const asked = first ? forWhole(c.req.raw) : c.req.raw;
  const copy = (path: string) => c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), asked));
  const own = await copy(contractId === undefined ? '/app' : '/analysis');
  // The development server has no copies.
  const page = own.status === 404 ? await copy('/') : own;
  if (first) return asAnalysisPage(page, first);
  if (isShared.test(pathname)) return asSecret(page);
  return pathname === '/checkout' ? asPaymentPage(page, c.get('deps').config.stripe) : page;
});

/** Whoever does is told nothing that is not theirs, and is answered with what no cache keeps. */
const presentsSession = (c: Context<AppEnv>) => c.req.header('cookie')?.includes('session_token=') ?? false;

/** Null where it is not theirs or none, and where it cannot be told: the page asks for all of it anyway. */
async function firstScreen(c: Context<AppEnv>, contractId: string): Promise<FirstScreen | null> {
  const deps = c.get('deps');
  try {
    const ownerId = await findCurrentUserId(deps, { visitor: visitorOf(c) });
    if (!ownerId) return null;
    return await tellFirstScreen(await depsOf(deps, { ownerId }), { ownerId, id: contractId });
  } catch (error) {
    c.get('logger').error('page.first_screen_failed', { contractId, error: describeError(error) });
    return null;
  }
}
