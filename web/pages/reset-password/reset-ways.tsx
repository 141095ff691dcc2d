import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** What someone can do whose link does not work. */
export function ResetWays() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.forgotPassword}>{m.reset_request_new()}</ButtonLink>
      <ButtonLink to={paths.signIn} variant="secondary">
        {m.reset_back_to_login()}
      </ButtonLink>
    </div>
  );
}
