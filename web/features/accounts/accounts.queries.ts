import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { callApiIfSignedIn } from '#web/lib/api.ts';
import { readCurrentUser } from './current-user.rules';
import { forgetSession, mayBeSignedIn } from './session-hint';

/** Null when signed out. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    if (!mayBeSignedIn()) return null;
    const user = await callApiIfSignedIn<CurrentUser>('/api/user', { signal });
    if (!user) forgetSession();
    return user && readCurrentUser(user);
  },
  staleTime: 300_000,
  gcTime: 600_000,
  retry: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchInterval: false,
});

/**
 * `isLoading` is true only while someone may turn out to be signed in: a new visitor need not wait. `isUnknown`: the
 * server did not say who is signed in, which is not the same as signed out.
 */
export function useCurrentUser() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(currentUserQuery);
  return {
    user: data ?? null,
    isPending,
    isLoading: isPending && mayBeSignedIn(),
    isUnknown: isError && !data,
    isFetching,
    refetch,
  };
}
