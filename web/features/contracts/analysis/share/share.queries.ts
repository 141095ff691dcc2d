import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewShare, Share } from '#src/features/shares/shares.schema.ts';
import { callApi } from '#web/lib/api.ts';

const pathOf = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/shares`;

/** The links to an analysis. Asked for anew whenever they are looked at, since others open them. */
export const sharesQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['shares', contractId],
    queryFn: ({ signal }) => callApi<Share[]>(pathOf(contractId), { signal }),
    staleTime: 0,
  });

type Asked = Omit<NewShare, 'password'> & { password: string };

export function useMakeShare(contractId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Asked) => callApi<Share>(pathOf(contractId), { method: 'POST', body }),
    onSuccess: (made) => queryClient.setQueryData(sharesQuery(contractId).queryKey, (listed = []) => [made, ...listed]),
  });
}

export function useRevokeShare(contractId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<unknown>(`${pathOf(contractId)}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(sharesQuery(contractId).queryKey, (listed) => listed?.filter((one) => one.id !== id)),
  });
}
