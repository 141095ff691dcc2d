import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { LogoutButton } from '#web/features/accounts/sessions/logout-button.tsx';
import { UserAvatar } from '#web/features/accounts/user-avatar.tsx';
import { hasPaidPlan, userName } from '#web/features/accounts/user-name.ts';
import { paths } from '#web/lib/paths.ts';
import { HeaderBar, type HeaderLink } from './header-bar';
import { NewsElsewhere } from './news-elsewhere';

export function AppHeader({ user }: { user: CurrentUser }) {
  return (
    <>
      <NewsElsewhere />
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
    </>
  );
}

function linksFor(user: CurrentUser): HeaderLink[] {
  const forPaidPlans = [
    { to: paths.templates, label: m.nav_templates() },
    { to: paths.clauses, label: m.nav_clauses() },
  ];
  return [
    { to: paths.home, label: m.nav_home(), also: paths.dashboard },
    ...(hasPaidPlan(user) ? forPaidPlans : []),
    { to: paths.settings, label: m.nav_settings() },
    { to: paths.support, label: m.nav_support() },
  ];
}
