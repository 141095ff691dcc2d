import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField } from './email-field';
import { useLogin } from './sign-in.queries';
import { checkLogin, isNotVerified, needsSecondStep } from './sign-in.rules';

/** Once signed in, the page it is on leads on. */
type Props = {
  email: string;
  onEmail: (email: string) => void;
  /** The address has to be confirmed first. */
  onNotVerified: () => void;
  /** The password was right, and a code has to follow. */
  onSecondStep: () => void;
};

export function LoginForm({ email, onEmail, onNotVerified, onSecondStep }: Props) {
  const { field, submit, fields } = useForm({ email, password: '' }, checkLogin);
  const login = useLogin();
  const send = submit((credentials) =>
    login.mutate(credentials, {
      onError: (error) => {
        if (isNotVerified(error)) onNotVerified();
        else if (needsSecondStep(error)) onSecondStep();
      },
    }),
  );

  return (
    <Form fields={fields} onSubmit={send}>
      {login.isError && !isNotVerified(login.error) && !needsSecondStep(login.error) && (
        <Alert tone="danger" live>
          {failureText(login.error, m.auth_login_failed())}
        </Alert>
      )}
      <EmailField {...field('email')} onTyped={onEmail} />
      <PasswordField label={m.auth_password()} autoComplete="current-password" {...field('password')} />
      <Link to={paths.forgotPassword} className="text-link justify-self-start text-sm">
        {m.auth_forgot_password()}
      </Link>
      <Button type="submit" busy={login.isPending}>
        {m.auth_login_submit()}
      </Button>
    </Form>
  );
}
