import { Navigate, useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';

/** The address that older links have: the token moves from the query into the path. */
export function ResetRedirectPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return <Navigate to={token ? paths.resetPassword(token) : paths.forgotPassword} replace />;
}
