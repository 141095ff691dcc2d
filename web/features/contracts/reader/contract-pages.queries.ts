import { queryOptions } from '@tanstack/react-query';
import type { ContractPages } from '#src/features/contracts/contract-text.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** Where the text of a contract stands on its pages; let go with the file. */
export const contractPagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['contracts', id, 'pages'],
    queryFn: ({ signal }) => callApi<ContractPages>(`/api/contracts/${encodeURIComponent(id)}/pages`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
