import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { mayBeSignedIn } from '#web/features/accounts/session-hint.ts';
import { isOfReader, pageIsAlive } from '../drawn-ahead';
import { ErrorBoundary } from '../error-boundary';
import { page } from '../page';
import { OfflineNotice } from './offline-notice';
import { PublicHeader } from './public-header';
import { RouteFocus } from './route-focus';
import { SiteFooter } from './site-footer';
import { SkipLink } from './skip-link';

const AppHeader = page(() => import('./app-header').then((file) => file.AppHeader), mayBeSignedIn);

/** The frame of every page. The header knows whether someone is signed in. */
export function SiteLayout() {
  const { user, isLoading } = useCurrentUser();
  const empty = <div className="h-16 border-b border-rule" />;
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineNotice />
      {isLoading ? empty : user ? <AppHeader user={user} waiting={empty} /> : <PublicHeader />}
      <main id="content" tabIndex={-1} className="grow">
        <ErrorBoundary key={pathname}>
          <Outlet />
          <Alive user={user} />
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <RouteFocus />
    </div>
  );
}

/** Says that what stands beside it is drawn by the app, and no longer ahead of it. */
function Alive({ user }: { user: CurrentUser | null }) {
  useEffect(() => pageIsAlive(), []);
  useLayoutEffect(() => isOfReader(document.getElementById('root'), user), [user]);
  return null;
}
