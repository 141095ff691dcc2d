import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { failureText } from '../../lib/failure-text';
import { paths } from '../../lib/paths';
import { useFieldErrors } from '../../lib/use-field-errors';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { EmailField } from './email-field';
import { useLogin } from './sign-in.queries';
import { isNotVerified, loginErrors } from './sign-in.rules';

/** Once signed in, the page it stands on leads on. */
type Props = {
  email: string;
  onEmail: (email: string) => void;
  /** The address has to be confirmed first. */
  onNotVerified: () => void;
};

export function LoginForm({ email, onEmail, onNotVerified }: Props) {
  const [password, setPassword] = useState('');
  const { form, errors, show } = useFieldErrors<'email' | 'password'>();
  const login = useLogin();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (show(loginErrors({ email, password }))) return;
    login.mutate({ email: email.trim(), password }, { onError: (error) => isNotVerified(error) && onNotVerified() });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {login.isError && !isNotVerified(login.error) && (
        <Alert tone="danger" live>
          {failureText(login.error, m.auth_login_failed())}
        </Alert>
      )}
      <EmailField value={email} onChange={onEmail} error={errors.email} />
      <PasswordField
        label={m.auth_password()}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <Link to={paths.forgotPassword} className="text-link justify-self-start text-sm">
        {m.auth_forgot_password()}
      </Link>
      <Button type="submit" busy={login.isPending}>
        {m.auth_login_submit()}
      </Button>
    </form>
  );
}
