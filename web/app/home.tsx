import { AccountNotLoaded } from '../features/accounts/account-not-loaded';
import { useCurrentUser } from '../features/accounts/accounts.queries';
import { LoadingState } from '../ui/loading-state';
import { page } from './page';

const Dashboard = page(() => import('../pages/dashboard/dashboard.page').then((file) => file.DashboardPage));
const Landing = page(() => import('../pages/landing/landing.page').then((file) => file.LandingPage));

/** The same address is the landing page for visitors and the dashboard for signed-in users. */
export function Home() {
  const { user, isLoading, isUnknown, isFetching, refetch } = useCurrentUser();
  if (isLoading) return <LoadingState tall />;
  if (isUnknown) return <AccountNotLoaded retrying={isFetching} onRetry={() => void refetch()} />;
  return user ? <Dashboard /> : <Landing />;
}
