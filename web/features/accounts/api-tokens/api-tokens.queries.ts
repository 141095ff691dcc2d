import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiToken, MadeApiToken, NewApiToken } from '#src/features/api-tokens/api-tokens.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** Asked anew with every visit: programs use them meanwhile. */
export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => callApi<ApiToken[]>('/api/user/tokens', { signal }),
  staleTime: 0,
});

/** The token itself is in the answer alone, and nowhere afterwards. */
export function useMakeApiToken() {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: NewApiToken) => callApi<MadeApiToken>('/api/user/tokens', { method: 'POST', body }),
    onSuccess: reload,
    gcTime: 0,
  });
}

export function useRevokeApiToken() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      callApi<unknown>(`/api/user/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: reload,
  });
}

function useReload() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
}
