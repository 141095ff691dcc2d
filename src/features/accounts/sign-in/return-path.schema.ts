const anywhere = 'https://here.invalid';
const signInPages = /^\/(auth|login|api)(\/|$)/;

/**
 * A page of this site to go back to after signing in, or null: an address that leaves the site, the sign-in screen
 * and the API are none. Kept apart from zod for its size.
 */
export function safeReturnPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > 500) return null;
  if (!URL.canParse(path, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(path, anywhere);
  return origin === anywhere && !pathname.startsWith('//') && !signInPages.test(pathname)
    ? pathname + search + hash
    : null;
}
