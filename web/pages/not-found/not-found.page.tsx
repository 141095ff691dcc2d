import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { Mark } from '#web/ui/mark.tsx';

export function NotFoundPage() {
  const { isLoading } = useCurrentUser();
  usePageTitle(isLoading ? undefined : m.not_found_title());
  if (isLoading) return <LoadingState tall />;
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-page content-center gap-4 px-4 py-16 sm:px-6">
      <p className="font-serif text-display text-muted" aria-hidden>
        <Mark>§ 404</Mark>
      </p>
      <h1 className="font-serif text-title font-semibold">{m.not_found_title()}</h1>
      <p className="text-lead text-muted">{m.not_found_text()}</p>
      <div className="mt-2">
        <ButtonLink to={paths.home}>{m.not_found_home()}</ButtonLink>
      </div>
    </div>
  );
}
