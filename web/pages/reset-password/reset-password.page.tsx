import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { resetLinkQuery } from '#web/features/accounts/sign-in/reset-password.queries.ts';
import { ResetPasswordForm } from '#web/features/accounts/sign-in/reset-password-form.tsx';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { NarrowScreen } from '#web/ui/narrow-screen.tsx';
import { ResetWays } from './reset-ways';

/** A new password by the link that was mailed. A link that cannot be checked counts as one that does not work. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { data, isPending } = useQuery(resetLinkQuery(token));
  const title = isPending || data?.valid ? m.reset_title() : m.reset_invalid_title();
  usePageTitle(title);

  if (isPending) return <LoadingState tall label={m.reset_validating()} />;
  if (!data?.valid) {
    return (
      <NarrowScreen title={title} lead={m.reset_invalid_text()}>
        <ResetWays />
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen title={title} lead={m.reset_lead()}>
      <ResetPasswordForm
        token={token}
        onReset={() => navigate(paths.signInAfterReset, { replace: true })}
        onLinkInvalid={() => navigate(paths.resetInvalid, { replace: true })}
      />
    </NarrowScreen>
  );
}
