import { type ChangeEvent, type FormEvent, useState } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { failureText } from '../../lib/failure-text';
import { useFieldErrors } from '../../lib/use-field-errors';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { EmailField } from './email-field';
import { type Registration, useRegister } from './sign-in.queries';
import { registrationErrors } from './sign-in.rules';

type Props = { email: string; onEmail: (email: string) => void; onRegistered: () => void };

export function RegisterForm({ email, onEmail, onRegistered }: Props) {
  const [values, setValues] = useState({ password: '', confirmPassword: '', firstName: '', lastName: '' });
  const { form, errors, show } = useFieldErrors<keyof Registration>();
  const register = useRegister();

  function submit(event: FormEvent) {
    event.preventDefault();
    const registration = { email: email.trim(), ...values };
    if (show(registrationErrors(registration))) return;
    register.mutate(registration, { onSuccess: onRegistered });
  }

  const control = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
    error: errors[name],
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {register.isError && (
        <Alert tone="danger" live>
          {failureText(register.error, m.auth_register_failed())}
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label={m.auth_first_name()} optional autoComplete="given-name" {...control('firstName')} />
        <TextField label={m.auth_last_name()} optional autoComplete="family-name" {...control('lastName')} />
      </div>
      <EmailField value={email} onChange={onEmail} error={errors.email} />
      <PasswordField
        label={m.auth_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        {...control('password')}
      />
      <PasswordField label={m.auth_confirm_password()} autoComplete="new-password" {...control('confirmPassword')} />
      <Button type="submit" busy={register.isPending}>
        {m.auth_register_submit()}
      </Button>
    </form>
  );
}
