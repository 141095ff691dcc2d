import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewOwnClause, OwnClause } from '#src/features/own-clauses/own-clauses.schema.ts';
import { callApi } from '#web/lib/api.ts';
import type { ClauseFilters } from '../use-clause-filters';

const path = '/api/own-clauses';

/** What the account keeps for itself and fits the filters; while it loads, what was shown before stays. */
export const ownClausesQuery = ({ search, category }: Pick<ClauseFilters, 'search' | 'category'>) =>
  queryOptions({
    queryKey: ['own-clauses', { search, category }],
    queryFn: ({ signal }) => {
      const asked = Object.entries({ search, category }).filter(([, value]) => value);
      const query = new URLSearchParams(asked as [string, string][]).toString();
      return callApi<OwnClause[]>(query ? `${path}?${query}` : path, { signal });
    },
    placeholderData: (shown) => shown,
    gcTime: 5 * 60_000,
  });

/** Keeps a clause, or changes the one of that id. */
export function useKeepOwnClause() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...clause }: NewOwnClause & { id: string | null }) =>
      id === null
        ? callApi<OwnClause>(path, { method: 'POST', body: clause })
        : callApi<OwnClause>(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: clause }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['own-clauses'] }),
  });
}

export function useDeleteOwnClause() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['own-clauses'] }),
  });
}
