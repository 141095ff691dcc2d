import { queryOptions } from '@tanstack/react-query';
import type { SharedAnalysis } from '#src/features/shares/shares.schema.ts';
import { callApi } from '#web/lib/api.ts';

/** What a link shows. Each call counts as an opening, so it is asked for once. */
export const sharedQuery = (token: string, password: string | null) =>
  queryOptions({
    queryKey: ['shared', token, password],
    queryFn: ({ signal }) =>
      callApi<SharedAnalysis>('/api/shares/open', {
        method: 'POST',
        body: { token, ...(password !== null && { password }) },
        signal,
      }),
  });
