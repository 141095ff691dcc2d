import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeReturnPath } from '#src/features/accounts/sign-in/return-path.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { SecondStepForm } from '#web/features/accounts/second-factor/second-step-form.tsx';
import { GoogleSignIn } from '#web/features/accounts/sign-in/google-sign-in.tsx';
import { LoginForm } from '#web/features/accounts/sign-in/login-form.tsx';
import { RegisterForm } from '#web/features/accounts/sign-in/register-form.tsx';
import { VerifyForm } from '#web/features/accounts/sign-in/verify-form.tsx';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AuthNotice } from './auth-notice';
import { type AuthState, type AuthView, authView, readAuthState, viewAddress } from './auth-state';
import { AuthSwitch } from './auth-switch';
import { GoogleFailed } from './google-failure';

const titles: Record<AuthView, () => string> = {
  login: m.auth_login_title,
  register: m.auth_register_title,
  verify: m.auth_verify_title,
  'second-step': m.auth_second_title,
};

export function AuthPage() {
  const { user, isLoading } = useCurrentUser();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state = readAuthState(location.state);
  const view = authView(search.get('mode'), state);
  const [email, setEmail] = useState(state?.email ?? '');
  const returnTo = safeReturnPath(search.get('returnTo'));
  const screen = useFocusOnChange(view);
  usePageTitle(titles[view]());

  const show = (next: AuthView, left?: AuthState) => navigate(viewAddress(next, returnTo), { state: left });

  if (user) return <Navigate to={returnTo ?? paths.dashboard} replace />;
  if (isLoading) return <LoadingState tall />;
  return (
    <div ref={screen} className="mx-auto grid min-h-dvh max-w-md content-start gap-6 px-4 py-12 sm:px-6 sm:py-16">
      <header>
        <h1 className="font-serif text-title font-semibold">{titles[view]()}</h1>
        <p className="mt-2 text-muted">
          {view === 'login' && m.auth_login_lead()}
          {view === 'register' && m.auth_register_lead()}
          {view === 'second-step' && m.auth_second_lead()}
          {view === 'verify' && (
            <>
              {m.auth_verify_lead()} <bdi className="font-semibold wrap-anywhere text-base-content">{state?.email}</bdi>
            </>
          )}
        </p>
      </header>
      {state && state.notice !== 'password-right' && (
        <AuthNotice key={`${view} ${state.notice}`} notice={state.notice} />
      )}
      {view === 'login' && search.get('reset') === 'success' && (
        <Alert tone="success" title={m.reset_complete_title()}>
          {m.reset_sign_in_now()}
        </Alert>
      )}
      {view === 'login' && <GoogleFailed error={search.get('error')} />}
      {view === 'login' && (
        <LoginForm
          email={email}
          onEmail={setEmail}
          onNotVerified={() => show('verify', { email: email.trim(), notice: 'not-verified' })}
          onSecondStep={() => show('second-step', { email: email.trim(), notice: 'password-right' })}
        />
      )}
      {view === 'register' && (
        <RegisterForm
          email={email}
          onEmail={setEmail}
          onRegistered={() => show('verify', { email: email.trim(), notice: 'registered' })}
        />
      )}
      {view === 'verify' && state && (
        <VerifyForm
          email={state.email}
          onSignedIn={() => showToast({ title: m.auth_verified(), tone: 'success' })}
          onVerified={() => show('login', { email: state.email, notice: 'verified' })}
        />
      )}
      {view === 'second-step' && <SecondStepForm />}
      {(view === 'login' || view === 'register') && <GoogleSignIn returnTo={returnTo} />}
      <AuthSwitch view={view} returnTo={returnTo} />
    </div>
  );
}

/** A view that takes the place of another gets the focus in its first field; the first one leaves it alone. */
function useFocusOnChange(view: AuthView) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    screen.current?.querySelector<HTMLInputElement>('form input')?.focus();
  }, [view]);
  return screen;
}
