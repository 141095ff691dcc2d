import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EmailField } from './email-field';
import { useRegister } from './sign-in.queries';
import { checkRegistration } from './sign-in.rules';

type Props = { email: string; onEmail: (email: string) => void; onRegistered: () => void };

export function RegisterForm({ email, onEmail, onRegistered }: Props) {
  const empty = { email, password: '', confirmPassword: '', firstName: '', lastName: '' };
  const { field, submit, fields } = useForm(empty, checkRegistration);
  const register = useRegister();

  return (
    <Form
      fields={fields}
      onSubmit={submit((registration) => register.mutate(registration, { onSuccess: onRegistered }))}
    >
      {register.isError && (
        <Alert tone="danger" live>
          {failureText(register.error, m.auth_register_failed())}
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label={m.auth_first_name()} optional autoComplete="given-name" {...field('firstName')} />
        <TextField label={m.auth_last_name()} optional autoComplete="family-name" {...field('lastName')} />
      </div>
      <EmailField {...field('email')} onTyped={onEmail} />
      <PasswordField
        label={m.auth_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={m.auth_confirm_password()} autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" busy={register.isPending}>
        {m.auth_register_submit()}
      </Button>
      <div className="grid gap-1 text-sm text-muted">
        <p>{m.auth_register_agree()}</p>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <Link to={paths.terms} className="text-link">
            {m.footer_terms()}
          </Link>
          <Link to={paths.privacy} className="text-link">
            {m.footer_privacy()}
          </Link>
        </p>
      </div>
    </Form>
  );
}
