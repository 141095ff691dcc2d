import type { FormEvent } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api-error';
import { useCountdown } from '../../lib/use-countdown';
import { useFieldErrors } from '../../lib/use-field-errors';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast-store';
import { EmailField } from './email-field';
import { useForgotPassword } from './reset-password.queries';
import { forgotErrors, forgotFailure } from './reset-password.rules';

type Props = { email: string; onEmail: (email: string) => void; onSent: () => void };

export function ForgotPasswordForm({ email, onEmail, onSent }: Props) {
  const { form, errors, show } = useFieldErrors<'email'>();
  const { left, start } = useCountdown();
  const forgot = useForgotPassword();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (left > 0 || show(forgotErrors(email))) return;
    forgot.mutate(
      { email: email.trim() },
      {
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
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <EmailField value={email} onChange={onEmail} error={errors.email} autoComplete="email" />
      <Button type="submit" busy={forgot.isPending} disabled={left > 0} className="disabled:text-muted">
        {left > 0 ? m.reset_wait({ seconds: left }) : m.reset_send()}
      </Button>
    </form>
  );
}
