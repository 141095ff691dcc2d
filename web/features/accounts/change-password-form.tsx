import { type ChangeEvent, type FormEvent, useState } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { useFieldErrors } from '../../lib/use-field-errors';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import type { useChangePassword } from './settings.queries';
import { type PasswordChange, passwordErrors, passwordFailure } from './settings.rules';

type Props = {
  email: string;
  change: ReturnType<typeof useChangePassword>;
  onCancel: () => void;
  onChanged: () => void;
};

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ email, change, onCancel, onChanged }: Props) {
  const [values, setValues] = useState(empty);
  const { form, errors, show } = useFieldErrors<keyof PasswordChange>();
  const [fault] = Object.values(errors);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    if (show(passwordErrors(values))) return;
    const { currentPassword, newPassword } = values;
    change.mutate({ currentPassword, newPassword }, { onSuccess: onChanged });
  }

  const control = (name: keyof PasswordChange) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {fault && (
        <Alert tone="danger" title={m.settings_validation_title()} live>
          {fault}
        </Alert>
      )}
      {change.isError && (
        <Alert tone="danger" title={m.error_title()} live>
          {passwordFailure(change.error)}
        </Alert>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={m.settings_current_password()}
        autoComplete="current-password"
        {...control('currentPassword')}
      />
      <PasswordField
        label={m.settings_new_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        {...control('newPassword')}
      />
      <PasswordField
        label={m.settings_confirm_new_password()}
        autoComplete="new-password"
        {...control('confirmPassword')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={change.isPending} onClick={onCancel}>
          {m.settings_cancel()}
        </Button>
        <Button type="submit" busy={change.isPending}>
          {m.settings_change_password()}
        </Button>
      </div>
    </form>
  );
}
