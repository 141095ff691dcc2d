import type { CurrentUser } from '../../../src/features/accounts/accounts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { LogoutButton } from '../../features/accounts/logout-button';
import { UserAvatar } from '../../features/accounts/user-avatar';
import { hasPaidPlan, userName } from '../../features/accounts/user-name';
import { paths } from '../../lib/paths';
import { HeaderBar, type HeaderLink } from './header-bar';

export function AppHeader({ user }: { user: CurrentUser }) {
  return (
    <HeaderBar
      links={linksFor(user)}
      account={
        <>
          <span className="flex min-w-0 items-center gap-2.5">
            <UserAvatar user={user} />
            <span className="max-w-40 truncate font-medium">{userName(user)}</span>
          </span>
          <LogoutButton />
        </>
      }
    />
  );
}

function linksFor(user: CurrentUser): HeaderLink[] {
  const forPaidPlans = [
    { to: paths.templates, label: m.nav_templates() },
    { to: paths.clauses, label: m.nav_clauses() },
  ];
  return [
    { to: paths.home, label: m.nav_home() },
    ...(hasPaidPlan(user) ? forPaidPlans : []),
    { to: paths.settings, label: m.nav_settings() },
    { to: paths.support, label: m.nav_support() },
  ];
}
