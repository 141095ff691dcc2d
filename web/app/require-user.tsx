import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AccountNotLoaded } from '../features/accounts/account-not-loaded';
import { useCurrentUser } from '../features/accounts/accounts.queries';
import { paths } from '../lib/paths';
import { LoadingState } from '../ui/loading-state';

/**
 * Pages under this are for signed-in users; others are asked to sign in and come back. Whoever deletes the account on such a page
 * goes to the front page.
 */
export function RequireUser() {
  const { user, isPending, isUnknown, isFetching, refetch } = useCurrentUser();
  const { pathname, search } = useLocation();
  const [hadUser, setHadUser] = useState(false);
  if (user && !hadUser) setHadUser(true);
  if (isPending) return <LoadingState tall />;
  if (isUnknown) return <AccountNotLoaded retrying={isFetching} onRetry={() => void refetch()} />;
  if (user) return <Outlet />;
  return (
    <>
      <Navigate to={hadUser ? paths.home : paths.signInFor(pathname + search)} replace />
      {/* What stands below keeps its place until the other page is there. */}
      <LoadingState tall />
    </>
  );
}
