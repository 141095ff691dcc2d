import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  ComingDate,
  ContractCount,
  ContractListQuery,
} from '#src/features/account-contracts/contract-list.schema.ts';
import type { Contract, ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { isNotFound, isUnauthorized } from '#web/lib/api-error.ts';
import { unseenMs } from '#web/lib/presence.ts';
import type { ContractChoice } from './contract-choice';
import { isTerminal, pollInterval } from './contract-status.rules';

export const contractsKey = ['contracts'] as const;
export const contractListsKey = [...contractsKey, 'list'] as const;

function searchOf(query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type UnderWay = Parameters<typeof pollInterval>[0];
type Polled<Data> = { state: { data: Data | undefined; error: Error | null } };

/** Whoever comes back to the page sees at once how it stands. */
function polled<Data>(contractsOf: (data: Data | undefined) => UnderWay) {
  const interval = ({ state }: Polled<Data>) =>
    // What was deleted elsewhere does not come back, whatever was last known of it.
    isNotFound(state.error) ? false : pollInterval(contractsOf(state.data), { unseenMs: unseenMs() });
  return {
    refetchInterval: interval,
    refetchOnWindowFocus: (query: Polled<Data>) => (interval(query) === false ? false : ('always' as const)),
  };
}

/** Read again every 2 s while an analysis in it is under way, less often where nobody has been seen for long. */
const listQuery = (query: Partial<ContractListQuery>) =>
  queryOptions({
    queryKey: [...contractListsKey, query],
    queryFn: ({ signal }) => callApi<ContractListItem[]>(`/api/contracts${searchOf(query)}`, { signal }),
    staleTime: 0,
    ...polled<ContractListItem[]>((contracts) => contracts),
  });

/** The page of the list on which a new upload appears. */
export const newestContractsQuery = listQuery({ sort: 'newest', page: 1 });

/** What was shown stays until the next page or search is there. */
export const contractPageQuery = (choice: ContractChoice) => ({
  ...listQuery(choice),
  placeholderData: keepPreviousData,
});

export const generatedContractsQuery = listQuery({ origin: 'template' });

/** All that can be compared. */
export const analysedContractsQuery = listQuery({ origin: 'upload', status: 'complete' });

/** How many contracts there are on all pages. */
export const contractCountQuery = ({ sort: _, page: __, ...filter }: ContractChoice) =>
  queryOptions({
    queryKey: [...contractsKey, 'count', filter],
    queryFn: ({ signal }) => callApi<ContractCount>(`/api/contracts/count${searchOf(filter)}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** What is next in any of the contracts. */
export const comingDatesQuery = queryOptions({
  queryKey: [...contractsKey, 'dates'],
  queryFn: ({ signal }) => callApi<ComingDate[]>('/api/contracts/dates', { signal }),
});

/** One contract with its text; read again as the list is while its analysis is under way. */
export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [...contractsKey, 'one', id],
    queryFn: ({ signal }) => callApi<Contract>(`/api/contracts/${encodeURIComponent(id)}`, { signal }),
    staleTime: ({ state }) => (state.data && isTerminal(state.data.status) ? Number.POSITIVE_INFINITY : 0),
    ...polled<Contract>((contract) => contract && [contract]),
    retry: (failures, error) => failures < 3 && !isUnauthorized(error) && !isNotFound(error),
    retryDelay: (failures) => 500 * 2 ** failures,
  });
