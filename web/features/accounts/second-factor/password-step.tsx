import { m } from '#src/i18n/paraglide/messages.js';
import { useForm } from '#web/lib/use-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { checkPassword } from './second-factor.rules';
import { SecondFactorForm } from './second-factor-form';

type Props = {
  email: string;
  attempt: { isError: boolean; isPending: boolean; error: unknown };
  label: string;
  danger?: boolean;
  onPassword: (typed: { password: string }) => void;
  onCancel: () => void;
};

export function PasswordStep({ email, onPassword, ...rest }: Props) {
  const { field, submit, fields } = useForm({ password: '' }, checkPassword);
  const send = submit((typed) => !rest.attempt.isPending && onPassword(typed));
  return (
    <SecondFactorForm fields={fields} onSubmit={send} {...rest}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label={m.settings_current_password()} autoComplete="current-password" {...field('password')} />
    </SecondFactorForm>
  );
}
