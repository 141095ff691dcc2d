import { queryOptions } from '@tanstack/react-query';
import type { PageLimits } from '#src/features/usage/page-limits.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** Its texts come in the language of the interface. */
export const pageLimitsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['page-limits', locale],
    queryFn: ({ signal }) =>
      callApi<PageLimits | undefined>('/api/demo/page-limits', { signal }).then((data) => data ?? null),
    staleTime: 0,
  });
