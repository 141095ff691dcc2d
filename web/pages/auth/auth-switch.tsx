import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { type AuthView, viewAddress } from './auth-state';

/** The way to the other views. */
export function AuthSwitch({ view, returnTo }: { view: AuthView; returnTo: string | null }) {
  const to = (mode: AuthView, text: string) => (
    <Link to={viewAddress(mode, returnTo)} className="text-link font-semibold text-base-content">
      {text}
    </Link>
  );
  return (
    <p className="text-muted">
      {view === 'login' && (
        <>
          {m.auth_no_account()} {to('register', m.auth_to_register())}
        </>
      )}
      {view === 'register' && (
        <>
          {m.auth_have_account()} {to('login', m.auth_to_login())}
        </>
      )}
      {(view === 'verify' || view === 'second-step') && to('login', m.auth_back_to_login())}
    </p>
  );
}
