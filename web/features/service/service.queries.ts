import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Service } from '#src/features/service/service.schema.ts';
import { callApi } from '#web/lib/api.ts';

const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: ({ signal }) => callApi<Service>('/api/service', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const claimsLeast: Service = { analyst: 'built-in', uptimeStated: false, socialProfiles: [] };

/** What pages may claim of this service: the least, where it does not say. `isAsked`: it has not answered yet. */
export function useService(): Service & { isAsked: boolean } {
  const { data = claimsLeast, isPending } = useQuery(serviceQuery);
  return { ...data, isAsked: isPending };
}
