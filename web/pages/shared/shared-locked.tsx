import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import type { Checked } from '#web/lib/form-check.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { NarrowScreen } from '#web/ui/narrow-screen.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

type Props = {
  busy: boolean;
  /** Why the password that was tried did not open it. */
  error: Error | null;
  onOpen: (password: string) => void;
};

const check = ({ password }: { password: string }): Checked<'password', string> =>
  password ? { sent: password } : { errors: { password: m.shared_password_missing() } };

/** Asks for the password of a shared analysis. */
export function SharedLocked({ busy, error, onOpen }: Props) {
  const { field, submit, fields } = useForm({ password: '' }, check);
  return (
    <NarrowScreen title={m.shared_locked_title()} lead={m.shared_locked_lead()}>
      <Form fields={fields} onSubmit={submit(onOpen)}>
        {error && (
          <Alert tone="danger" live>
            {failureText(error, m.shared_not_loaded())}
          </Alert>
        )}
        <PasswordField {...field('password')} label={m.share_password()} autoComplete="off" aria-required />
        <Button type="submit" busy={busy}>
          {m.shared_open()}
        </Button>
      </Form>
    </NarrowScreen>
  );
}
