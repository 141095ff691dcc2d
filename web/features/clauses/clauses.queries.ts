import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type {
  ClauseAdded,
  ClausePreview,
  NewClause,
  PreviewedClause,
} from '#src/features/generated-contracts/generated-contracts.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { callApi } from '#web/lib/api.ts';
import type { ClauseFilters } from './use-clause-filters';

/** What fits the filters, in the words of one language; while it loads, what was shown before in them stays. */
export const clausesQuery = (
  { search, category, risk }: Pick<ClauseFilters, 'search' | 'category' | 'risk'>,
  locale: Locale,
) =>
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

/** What adding a wording would do to a contract: asked anew whenever it is shown, since the contract may have changed. */
export const clausePreviewQuery = ({ contractId, ...asked }: PreviewedClause & { contractId: string }) =>
  queryOptions({
    queryKey: ['clause-preview', contractId, asked],
    queryFn: ({ signal }) =>
      callApi<ClausePreview>(`/api/contracts/${encodeURIComponent(contractId)}/clauses/preview`, {
        method: 'POST',
        body: asked,
        signal,
      }),
    enabled: contractId !== '',
    gcTime: 0,
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
