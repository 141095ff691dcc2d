import { queryOptions } from '@tanstack/react-query';
import type { Comparison } from '#src/features/comparison/comparison.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { contractsKey } from '../contracts.queries';

/** What is different in a contract from an earlier version of it. */
export const comparisonQuery = ({ earlierId, laterId }: { earlierId: string; laterId: string }) =>
  queryOptions({
    queryKey: [...contractsKey, 'comparison', earlierId, laterId],
    queryFn: ({ signal }) =>
      callApi<Comparison>(
        `/api/contracts/${encodeURIComponent(laterId)}/comparison?${new URLSearchParams({ with: earlierId })}`,
        { signal },
      ),
  });
