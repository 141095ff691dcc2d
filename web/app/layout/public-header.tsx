import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeaderBar } from './header-bar';

export function PublicHeader() {
  return (
    <HeaderBar
      links={[
        { to: paths.features, label: m.nav_features() },
        { to: paths.pricing, label: m.nav_pricing() },
        { to: paths.about, label: m.nav_about() },
        { to: paths.support, label: m.nav_support() },
      ]}
      account={
        <>
          <ButtonLink to={paths.signIn} variant="quiet">
            {m.nav_sign_in()}
          </ButtonLink>
          <ButtonLink to={paths.register}>{m.nav_get_started()}</ButtonLink>
        </>
      }
    />
  );
}
