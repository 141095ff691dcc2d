import { queryOptions, useMutation } from '@tanstack/react-query';
import type { UploadAccepted } from '#src/features/contracts/contracts.schema.ts';
import type { RereadQuote, RereadRequest } from '#src/features/contracts/reread.schema.ts';
import { useRefreshContracts } from '#web/features/contracts/contract-actions.queries.ts';
import { callApi } from '#web/lib/api.ts';

const addressOf = (id: string) => `/api/contracts/${encodeURIComponent(id)}/reread`;

/** What it would cost to have an analysis written anew: what is left of the plan may change at any time. */
export const rereadQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['usage', 'reread', id],
    queryFn: ({ signal }) => callApi<RereadQuote>(addressOf(id), { signal }),
    staleTime: 0,
  });

export function useReread(id: string) {
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: (wanted: RereadRequest) => callApi<UploadAccepted>(addressOf(id), { method: 'POST', body: wanted }),
    onSettled: refresh,
  });
}
