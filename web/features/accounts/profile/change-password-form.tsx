import { m } from '#src/i18n/paraglide/messages.js';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { useChangePassword } from './settings.queries';
import { checkPasswordChange, passwordFailure } from './settings.rules';

type Props = {
  email: string;
  change: ReturnType<typeof useChangePassword>;
  onCancel: () => void;
  onChanged: () => void;
};

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ email, change, onCancel, onChanged }: Props) {
  const { field, submit, fields } = useForm(empty, checkPasswordChange);
  const send = submit(({ currentPassword, newPassword }) => {
    if (change.isPending) return;
    change.mutate({ currentPassword, newPassword }, { onSuccess: onChanged });
  });

  return (
    <Form fields={fields} errorsTitle={m.settings_validation_title()} onSubmit={send}>
      {change.isError && fields.wrong.length === 0 && (
        <Alert tone="danger" title={m.error_title()} live>
          {passwordFailure(change.error)}
        </Alert>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={m.settings_current_password()}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        label={m.settings_new_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField
        label={m.settings_confirm_new_password()}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={change.isPending} onClick={onCancel}>
          {m.settings_cancel()}
        </Button>
        <Button type="submit" busy={change.isPending}>
          {m.settings_change_password()}
        </Button>
      </div>
    </Form>
  );
}
