import { m } from '#src/i18n/paraglide/messages.js';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useResetPassword } from './reset-password.queries';
import { checkReset, isLinkInvalid, resetFailure } from './reset-password.rules';

type Props = { token: string; onReset: () => void; onLinkInvalid: () => void };

export function ResetPasswordForm({ token, onReset, onLinkInvalid }: Props) {
  const { field, submit, fields } = useForm({ password: '', confirmPassword: '' }, checkReset);
  const reset = useResetPassword();
  const send = submit(({ password }) =>
    reset.mutate(
      { token, password },
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
    ),
  );

  return (
    <Form fields={fields} onSubmit={send}>
      <PasswordField
        label={m.reset_new_password()}
        hint={m.reset_password_hint()}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={m.reset_confirm_password()} autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" busy={reset.isPending}>
        {m.reset_submit()}
      </Button>
    </Form>
  );
}
