import { queryOptions } from '@tanstack/react-query';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { callApi } from '#web/lib/api.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => callApi<UsageCheck>('/api/usage/check/contract_analysis', { signal }),
  staleTime: 0,
});
