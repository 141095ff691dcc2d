import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { failureText } from '../../lib/failure-text';
import { useFieldErrors } from '../../lib/use-field-errors';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { CodeField } from './code-field';
import { ResendCode } from './resend-code';
import { useResendCode, useVerifyEmail } from './sign-in.queries';
import { codeErrors } from './sign-in.rules';

const backToLoginAfter = 1500;

type Props = {
  email: string;
  onSignedIn: () => void;
  /** Confirmed, but the session has to be begun by signing in. */
  onVerified: () => void;
};

export function VerifyForm({ email, onSignedIn, onVerified }: Props) {
  const [code, setCode] = useState('');
  const { form, errors, show } = useFieldErrors<'code'>();
  const verify = useVerifyEmail();
  const resend = useResendCode(email);
  const signInNext = verify.data?.autoLogin === false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins once, whatever the parent draws meanwhile
  useEffect(() => {
    if (!signInNext) return;
    const timer = setTimeout(onVerified, backToLoginAfter);
    return () => clearTimeout(timer);
  }, [signInNext]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (show(codeErrors(code))) return;
    // Signing in may take this form off the page: what follows must not depend on its being there.
    const answer = await verify.mutateAsync({ email, code }).catch(() => null);
    if (answer?.autoLogin) onSignedIn();
  }

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
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        {verify.isError && (
          <Alert tone="danger" live>
            {failureText(verify.error, m.auth_verify_failed())}
          </Alert>
        )}
        <CodeField value={code} onChange={setCode} error={errors.code} />
        <Button type="submit" busy={verify.isPending}>
          {m.auth_verify_submit()}
        </Button>
      </form>
      <ResendCode resend={resend} />
    </div>
  );
}
