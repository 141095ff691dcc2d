import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { NarrowScreen } from '#web/ui/narrow-screen.tsx';

export function ResetSuccessPage() {
  usePageTitle(m.reset_complete_title());
  return (
    <NarrowScreen title={m.reset_complete_title()} lead={m.accounts_password_reset()}>
      <ButtonLink to={paths.signIn} className="justify-self-start">
        {m.reset_continue()}
      </ButtonLink>
    </NarrowScreen>
  );
}
