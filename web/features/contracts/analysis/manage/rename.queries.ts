import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeContract } from '#web/features/contracts/change-contract.ts';
import { useRefreshContracts } from '#web/features/contracts/contract-actions.queries.ts';
import { contractQuery } from '#web/features/contracts/contracts.queries.ts';

/** Gives a contract a name; null takes it away. */
export function useRename(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: (givenTitle: string | null) => changeContract(id, { givenTitle }),
    onSuccess: ({ givenTitle = null }) =>
      queryClient.setQueryData(contractQuery(id).queryKey, (shown) => shown && { ...shown, givenTitle }),
    onSettled: () => void refresh(),
  });
}
