import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '#web/lib/api.ts';

/** The uploaded bytes of a contract; let go as soon as nobody looks at them. */
export const originalQuery = (id: string) =>
  queryOptions({
    queryKey: ['contracts', id, 'file'],
    queryFn: ({ signal }) => fetchFile(`/api/contracts/${encodeURIComponent(id)}/file`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
