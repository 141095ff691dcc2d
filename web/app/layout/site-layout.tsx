import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { mayBeSignedIn } from '#web/features/accounts/session-hint.ts';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { ErrorBoundary } from '../error-boundary';
import { OfflineNotice } from './offline-notice';
import { PublicHeader } from './public-header';
import { RouteFocus } from './route-focus';
import { SiteFooter } from './site-footer';
import { SkipLink } from './skip-link';

const loadAppHeader = () => import('./app-header');
const AppHeader = lazy(async () => ({ default: (await loadAppHeader()).AppHeader }));
if (mayBeSignedIn()) loadAppHeader().catch(() => {});

/** The frame of every page. The header knows whether someone is signed in. */
export function SiteLayout() {
  const { user, isLoading } = useCurrentUser();
  const empty = <div className="h-16 border-b border-rule" />;
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineNotice />
      {isLoading ? (
        empty
      ) : user ? (
        <Suspense fallback={empty}>
          <AppHeader user={user} />
        </Suspense>
      ) : (
        <PublicHeader />
      )}
      <main id="content" tabIndex={-1} className="grow">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingState tall />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <RouteFocus />
    </div>
  );
}
