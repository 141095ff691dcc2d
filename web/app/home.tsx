import { AccountNotLoaded } from '../features/accounts/account-not-loaded';
import { useCurrentUser } from '../features/accounts/accounts.queries';
import { mayBeSignedIn } from '../features/accounts/session-hint';
import { paths } from '../lib/paths';
import { LoadingState } from '../ui/loading-state';
import { page } from './page';

const Dashboard = page(
  () => import('../pages/dashboard/dashboard.page').then((file) => file.DashboardPage),
  (path) => path === paths.home && mayBeSignedIn(),
);
const Landing = page(
  () => import('../pages/landing/landing.page').then((file) => file.LandingPage),
  (path) => path === paths.home && !mayBeSignedIn(),
);

/** The same address is the landing page for visitors and the dashboard for signed-in users. */
export function Home() {
  const { user, isLoading, isUnknown, isFetching, refetch } = useCurrentUser();
  if (isLoading) return <LoadingState tall />;
  if (isUnknown) return <AccountNotLoaded retrying={isFetching} onRetry={() => void refetch()} />;
  return user ? <Dashboard /> : <Landing />;
}
