/** What one view of the sign-in screen leaves to the next, kept with the history entry so that a reload keeps it. */
export type AuthState = { email: string; notice: AuthNotice };
export type AuthNotice = 'registered' | 'not-verified' | 'verified';

export function readAuthState(state: unknown): AuthState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, notice } = state as Record<string, unknown>;
  if (typeof email !== 'string') return null;
  return notice === 'registered' || notice === 'not-verified' || notice === 'verified' ? { email, notice } : null;
}

export type AuthView = 'login' | 'register' | 'verify';

/** The view that an address asks for. Confirming needs to know whose address; without that it is the login. */
export function authView(mode: string | null, state: AuthState | null): AuthView {
  if (mode === 'register') return 'register';
  return mode === 'verify' && state ? 'verify' : 'login';
}

/** Another view of the same screen, which still leads back to the page that was asked for. */
export const viewAddress = (view: AuthView, returnTo: string | null) =>
  `?${new URLSearchParams({ mode: view, ...(returnTo && { returnTo }) })}`;
