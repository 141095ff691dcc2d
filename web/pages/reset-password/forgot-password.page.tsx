import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { ForgotPasswordForm } from '#web/features/accounts/sign-in/forgot-password-form.tsx';
import { ResetLinkSent } from '#web/features/accounts/sign-in/reset-link-sent.tsx';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { NarrowScreen } from '#web/ui/narrow-screen.tsx';

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const heading = useFocusOnChange(sent);
  const title = sent ? m.reset_sent_title() : m.reset_forgot_title();
  usePageTitle(title);
  return (
    <NarrowScreen title={title} lead={!sent && m.reset_forgot_lead()} heading={heading}>
      {sent ? (
        <ResetLinkSent email={email.trim()} onAnother={() => setSent(false)} />
      ) : (
        <ForgotPasswordForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />
      )}
      <Link to={paths.signIn} className="text-link justify-self-start font-semibold">
        {m.reset_back_to_login()}
      </Link>
    </NarrowScreen>
  );
}

/** What replaces the form is announced by its heading; the first view leaves the focus alone. */
function useFocusOnChange(sent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sent);
  useEffect(() => {
    if (shown.current === sent) return;
    shown.current = sent;
    heading.current?.focus();
  }, [sent]);
  return heading;
}
