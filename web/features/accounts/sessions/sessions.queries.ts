import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#src/features/accounts/sessions/sessions.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** Where the user is signed in. Asked anew with every visit: other browsers come and go. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi<Session[]>('/api/user/sessions', { signal }),
  staleTime: 0,
});

export function useEndSession() {
  const reload = useReloadSessions();
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      callApi<unknown>(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: reload,
  });
}

export function useEndOtherSessions() {
  const reload = useReloadSessions();
  return useMutation({
    mutationFn: () => callApi<unknown>('/api/user/sessions', { method: 'DELETE' }),
    onSettled: reload,
  });
}

function useReloadSessions() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
