import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { CodeField } from './code-field';
import { ResendCode } from './resend-code';
import { useResendCode, useVerifyEmail } from './sign-in.queries';
import { checkVerification } from './sign-in.rules';

const backToLoginAfter = 1500;

type Props = {
  email: string;
  onSignedIn: () => void;
  /** Confirmed, but the session has to be begun by signing in. */
  onVerified: () => void;
};

export function VerifyForm({ email, onSignedIn, onVerified }: Props) {
  const { field, submit, fields } = useForm({ email, code: '' }, checkVerification);
  const verify = useVerifyEmail();
  const resend = useResendCode(email);
  const signInNext = verify.data?.autoLogin === false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins once, whatever the parent draws meanwhile
  useEffect(() => {
    if (!signInNext) return;
    const timer = setTimeout(onVerified, backToLoginAfter);
    return () => clearTimeout(timer);
  }, [signInNext]);

  const send = submit(async (confirmation) => {
    // Signing in may take this form off the page: what follows must not depend on its being there.
    const answer = await verify.mutateAsync(confirmation).catch(() => null);
    if (answer?.autoLogin) onSignedIn();
  });

  if (verify.isSuccess) {
    return (
      <p role="status" className="flex items-center gap-3 text-lead font-semibold">
        <CircleCheck aria-hidden className="size-6 text-success" />
        {m.auth_verified()}
      </p>
    );
  }

  return (
    <div className="grid gap-6">
      <Form fields={fields} onSubmit={send}>
        {verify.isError && (
          <Alert tone="danger" live>
            {failureText(verify.error, m.auth_verify_failed())}
          </Alert>
        )}
        <CodeField {...field('code')} />
        <Button type="submit" busy={verify.isPending}>
          {m.auth_verify_submit()}
        </Button>
      </Form>
      <ResendCode resend={resend} />
    </div>
  );
}
