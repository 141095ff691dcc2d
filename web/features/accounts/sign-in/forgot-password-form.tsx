import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from '#web/lib/api-error.ts';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EmailField } from './email-field';
import { useForgotPassword } from './reset-password.queries';
import { checkForgot, forgotFailure } from './reset-password.rules';

type Props = { email: string; onEmail: (email: string) => void; onSent: () => void };

export function ForgotPasswordForm({ email, onEmail, onSent }: Props) {
  const { field, submit, fields } = useForm({ email }, checkForgot);
  const { left, start } = useCountdown();
  const forgot = useForgotPassword();

  const send = submit((asked) => {
    if (left > 0) return;
    forgot.mutate(asked, {
      onSuccess: () => {
        showToast({
          title: m.reset_link_sent_title(),
          description: m.accounts_reset_link_sent(),
          tone: 'success',
        });
        onSent();
      },
      onError: (error) => {
        showToast(forgotFailure(error));
        if (error instanceof ApiError && error.retryAfter) start(error.retryAfter);
      },
    });
  });

  return (
    <Form fields={fields} onSubmit={send}>
      <EmailField {...field('email')} onTyped={onEmail} autoComplete="email" />
      <Button type="submit" busy={forgot.isPending} disabled={left > 0} className="disabled:text-muted">
        {left > 0 ? m.reset_wait({ seconds: left }) : m.reset_send()}
      </Button>
    </Form>
  );
}
