import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { ButtonLink } from '../../ui/button-link';
import { NarrowScreen } from './narrow-screen';

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
