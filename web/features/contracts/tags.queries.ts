import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountTag, ContractChanged } from '#src/features/contracts/contract-change.schema.ts';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { useRefreshContracts } from './contract-actions.queries';
import { contractListsKey, contractQuery, contractsKey } from './contracts.queries';

/** The tags of all contracts. */
export const accountTagsQuery = queryOptions({
  queryKey: [...contractsKey, 'tags'],
  queryFn: ({ signal }) => callApi<AccountTag[]>('/api/contracts/tags', { signal }),
});

/** Puts tags in the place of those that a contract has. */
export function useSetTags(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: (tags: readonly string[]) =>
      callApi<ContractChanged>(`/api/contracts/${encodeURIComponent(id)}`, { method: 'PATCH', body: { tags } }),
    onSuccess: ({ tags = [] }) => {
      queryClient.setQueryData(contractQuery(id).queryKey, (shown) => shown && { ...shown, tags });
      queryClient.setQueriesData<ContractListItem[]>({ queryKey: contractListsKey }, (list) =>
        list?.map((contract) => (contract.id === id ? { ...contract, tags } : contract)),
      );
    },
    onSettled: () => void refresh(),
  });
}
