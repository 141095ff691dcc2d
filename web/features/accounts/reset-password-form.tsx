import { type ChangeEvent, type FormEvent, useState } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { useFieldErrors } from '../../lib/use-field-errors';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { showToast } from '../../ui/toast-store';
import { useResetPassword } from './reset-password.queries';
import { isLinkInvalid, resetErrors, resetFailure } from './reset-password.rules';

type Props = { token: string; onReset: () => void; onLinkInvalid: () => void };

export function ResetPasswordForm({ token, onReset, onLinkInvalid }: Props) {
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
  const { form, errors, show } = useFieldErrors<keyof typeof values>();
  const reset = useResetPassword();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (show(resetErrors(values))) return;
    reset.mutate(
      { token, password: values.password },
      {
        onSuccess: () => {
          showToast({ title: m.reset_done_title(), description: m.accounts_password_reset(), tone: 'success' });
          onReset();
        },
        onError: (error) => {
          showToast(resetFailure(error));
          if (isLinkInvalid(error)) onLinkInvalid();
        },
      },
    );
  }

  const control = (name: keyof typeof values) => ({
    name,
    autoComplete: 'new-password',
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
    error: errors[name],
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField label={m.reset_new_password()} hint={m.reset_password_hint()} {...control('password')} />
      <PasswordField label={m.reset_confirm_password()} {...control('confirmPassword')} />
      <Button type="submit" busy={reset.isPending}>
        {m.reset_submit()}
      </Button>
    </form>
  );
}
