import { Navigate, Outlet } from 'react-router';
import { useCurrentUser } from '../features/accounts/accounts.queries';
import { paths } from '../lib/paths';
import { LoadingState } from '../ui/loading-state';

/** Pages under this are for signed-in users; others are asked to sign in. */
export function RequireUser() {
  const { user, isPending } = useCurrentUser();
  if (isPending) return <LoadingState tall />;
  return user ? <Outlet /> : <Navigate to={paths.signIn} replace />;
}
