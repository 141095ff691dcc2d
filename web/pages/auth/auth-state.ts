/** What one view of the sign-in screen leaves to the next, kept with the history entry so that a reload keeps it. */
export type AuthState = { email: string; notice: AuthNotice };
export type AuthNotice = 'registered' | 'not-verified' | 'verified' | 'password-right';

export function readAuthState(state: unknown): AuthState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, notice } = state as Record<string, unknown>;
  if (typeof email !== 'string') return null;
  return isNotice(notice) ? { email, notice } : null;
}

const notices: readonly unknown[] = ['registered', 'not-verified', 'verified', 'password-right'] satisfies AuthNotice[];
const isNotice = (value: unknown): value is AuthNotice => notices.includes(value);

export type AuthView = 'login' | 'register' | 'verify' | 'second-step';

/** The view that an address asks for. Confirming needs to know whose address; without that it is the login. */
export function authView(mode: string | null, state: AuthState | null): AuthView {
  if (mode === 'register') return 'register';
  if (mode === 'second-step' && state?.notice === 'password-right') return 'second-step';
  return mode === 'verify' && state ? 'verify' : 'login';
}

/** Another view of the same screen, which still leads back to the page that was asked for. */
export const viewAddress = (view: AuthView, returnTo: string | null) =>
  `?${new URLSearchParams({ mode: view, ...(returnTo && { returnTo }) })}`;
