import { MutationObserver, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountTag, ContractChanged } from '#src/features/contracts/contract-change.schema.ts';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { callApi } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { changeContract } from './change-contract';
import { contractListsKey, contractQuery, contractsKey } from './contracts.queries';

/** The tags of all contracts. */
export const accountTagsQuery = queryOptions({
  queryKey: [...contractsKey, 'tags'],
  queryFn: ({ signal }) => callApi<AccountTag[]>('/api/contracts/tags', { signal }),
});

type Tagging = { id: string; tags: readonly string[] };

/** Puts tags in the place of those that a contract has; says so where that fails. */
const tagging = (queryClient: QueryClient) => ({
  mutationFn: ({ id, tags }: Tagging) => changeContract(id, { tags: [...tags] }),
  onSuccess: ({ id, tags = [] }: ContractChanged) => {
    queryClient.setQueryData(contractQuery(id).queryKey, (shown) => shown && { ...shown, tags });
    queryClient.setQueriesData<ContractListItem[]>({ queryKey: contractListsKey }, (list) =>
      list?.map((contract) => (contract.id === id ? { ...contract, tags } : contract)),
    );
  },
  onError: (error: Error) =>
    showToast({
      title: m.tags_failed(),
      description: failureText(error, m.error_http_internal()),
      tone: 'destructive' as const,
    }),
  onSettled: () => void queryClient.invalidateQueries({ queryKey: contractsKey }),
});

export const useSetTags = () => useMutation(tagging(useQueryClient()));

/** The same for a page that fetches this only when it is wanted. */
export const setTags = (queryClient: QueryClient, tags: Tagging) =>
  new MutationObserver(queryClient, tagging(queryClient)).mutate(tags).catch(() => {});
