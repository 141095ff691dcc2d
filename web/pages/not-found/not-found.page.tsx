import { m } from '../../../src/i18n/paraglide/messages.js';
import { useCurrentUser } from '../../features/accounts/accounts.queries';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { ButtonLink } from '../../ui/button-link';
import { LoadingState } from '../../ui/loading-state';
import { Mark } from '../../ui/mark';

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
