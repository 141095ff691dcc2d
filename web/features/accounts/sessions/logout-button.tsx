import { LogOut } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useLogout } from './logout.queries';

export function LogoutButton() {
  const logout = useLogout();

  function leave() {
    logout.mutate(undefined, {
      // A full navigation, so that nothing of the session stays in memory.
      onSuccess: () => window.location.assign(paths.home),
      onError: () => showToast({ title: m.error_title(), description: m.logout_failed(), tone: 'destructive' }),
    });
  }

  return (
    <Button variant="secondary" busy={logout.isPending} onClick={leave}>
      {!logout.isPending && <LogOut aria-hidden className="flip-rtl size-4" />}
      {m.nav_logout()}
    </Button>
  );
}
