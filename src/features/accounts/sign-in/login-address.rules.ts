import { safeReturnPath } from './return-path.schema';

const signIn = '/auth?mode=login';
/** Where signing in leads anyway. */
const usual = new Set(['/', '/dashboard']);

interface Input {
  returnTo?: string | string[] | undefined;
  /** The page that the browser comes from, as browsers say of pages of the same site. */
  referer: string | undefined;
  appUrl: string;
}

/** The sign-in screen, which leads back to the page that was asked for or left. */
export function loginAddress({ returnTo, referer, appUrl }: Input): string {
  const path =
    safeReturnPath(typeof returnTo === 'string' ? returnTo : null) ?? safeReturnPath(pathOf(referer, appUrl));
  return path && !usual.has(path) ? `${signIn}&returnTo=${encodeURIComponent(path)}` : signIn;
}

function pathOf(referer: string | undefined, appUrl: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(appUrl).origin ? pathname + search : null;
}
