import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractChanged } from '#src/features/contracts/contract-change.schema.ts';
import { useRefreshContracts } from '#web/features/contracts/contract-actions.queries.ts';
import { contractQuery } from '#web/features/contracts/contracts.queries.ts';
import { callApi } from '#web/lib/api.ts';

/** Gives a contract a name; null takes it away. */
export function useRename(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: (givenTitle: string | null) =>
      callApi<ContractChanged>(`/api/contracts/${encodeURIComponent(id)}`, { method: 'PATCH', body: { givenTitle } }),
    onSuccess: ({ givenTitle = null }) =>
      queryClient.setQueryData(contractQuery(id).queryKey, (shown) => shown && { ...shown, givenTitle }),
    onSettled: () => void refresh(),
  });
}
