import { useEffect } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { useResendCode } from './sign-in.queries';

const waitSeconds = 60;
const noticeFor = 3000;

/** `resend` mails a new code to the user this page asks for one. */
export function ResendCode({ resend: asked }: { resend: ReturnType<typeof useResendCode> }) {
  const { isSuccess, isError, isPending, error, mutate, reset } = asked;
  const { left, start } = useCountdown();

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, noticeFor);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  function resend() {
    mutate(undefined, {
      onSuccess: () => start(waitSeconds),
      onError: (failure) => failure instanceof ApiError && failure.retryAfter && start(failure.retryAfter),
    });
  }

  return (
    <div className="grid gap-3 border-t border-rule pt-5">
      <p className="text-sm text-muted">{m.auth_no_code()}</p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start disabled:text-muted"
        busy={isPending}
        disabled={left > 0}
        onClick={resend}
      >
        {left > 0 ? m.auth_resend_wait({ seconds: left }) : m.auth_resend()}
      </Button>
      {isSuccess && (
        <Alert tone="success" live>
          {m.auth_code_sent()}
        </Alert>
      )}
      {isError && (
        <Alert tone="danger" live>
          {failureText(error, m.auth_resend_failed())}
        </Alert>
      )}
    </div>
  );
}
