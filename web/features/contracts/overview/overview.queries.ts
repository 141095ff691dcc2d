import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnalyticsContract, OverviewContract } from '#src/features/overview/overview.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { type ContractChoice, filterOf } from '../contract-choice';
import { contractsKey } from '../contracts.queries';

/** Of 250 contracts each. */
const mostPages = 40;

export interface Overview<Row extends OverviewContract = OverviewContract> {
  contracts: Row[];
  /** There are more, which are not told. */
  isCut: boolean;
}

type Page<Row> = { contracts: Row[]; next: string | null };

async function readPages<Row extends OverviewContract>(
  path: string,
  choice: ContractChoice,
  signal: AbortSignal,
): Promise<Overview<Row>> {
  const query = new URLSearchParams(filterOf(choice));
  const contracts: Row[] = [];
  for (let page = 0; page < mostPages; page++) {
    const { contracts: some, next } = await callApi<Page<Row>>(`${path}?${query}`, { signal });
    // What is no contract has no facts of one.
    contracts.push(...some.filter(({ isContract }) => isContract !== false));
    if (next === null) return { contracts, isCut: false };
    query.set('after', next);
  }
  return { contracts, isCut: true };
}

const queryFor = <Row extends OverviewContract>(path: string, { sort: _, page: __, ...filter }: ContractChoice) =>
  queryOptions({
    queryKey: [...contractsKey, 'overview', path, filter],
    queryFn: ({ signal }) => readPages<Row>(path, { sort: 'newest', page: 1, ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** The facts of all contracts that are chosen. */
export const overviewQuery = (choice: ContractChoice) => queryFor<OverviewContract>('/api/overview', choice);

/** The same with what analytics count, on the plans that have them. */
export const analyticsQuery = (choice: ContractChoice) =>
  queryFor<AnalyticsContract>('/api/overview/analytics', choice);
