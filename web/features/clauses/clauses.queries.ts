import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClauseAdded, NewClause } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { callApi } from '#web/lib/api.ts';
import type { ClauseFilters } from './use-clause-filters';

/** What fits the filters, in the words of one language; while it loads, what was shown before in them stays. */
export const clausesQuery = ({ search, category, risk }: ClauseFilters, locale: Locale) =>
  queryOptions({
    queryKey: ['clauses', locale, { search, category, risk }],
    queryFn: ({ signal }) => {
      const asked = Object.entries({ search, category, risk }).filter(([, value]) => value);
      const query = new URLSearchParams(asked as [string, string][]).toString();
      return callApi<Clause[]>(query ? `/api/clauses?${query}` : '/api/clauses', { signal });
    },
    placeholderData: (shown, query) => (query?.queryKey[1] === locale ? shown : undefined),
    gcTime: 5 * 60_000,
  });

export function useAddClause() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ contractId, ...clause }: NewClause & { contractId: string }) =>
      callApi<ClauseAdded>(`/api/contracts/${encodeURIComponent(contractId)}/clauses`, {
        method: 'POST',
        body: clause,
      }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['contracts'] }),
  });
}
