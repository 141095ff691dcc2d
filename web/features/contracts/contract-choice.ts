import {
  contractProgresses,
  contractSorts,
  longestTag,
  riskGrades,
} from '#src/features/account-contracts/contract-choices.schema.ts';
import type { ContractListQuery } from '#src/features/account-contracts/contract-list.schema.ts';
import { locales } from '#web/lib/locale.ts';
import { useAddressQuery } from '#web/lib/use-address-query.ts';

export type ContractChoice = ContractListQuery & { page: number };

const oneOf = <T extends string>(values: readonly T[], value: string | null) => values.find((each) => each === value);

/** What an address asks for; a part of it that means nothing counts as not there. */
export function choiceIn(address: URLSearchParams): ContractChoice {
  const page = Number(address.get('page'));
  return {
    search: address.get('search')?.trim() || undefined,
    status: oneOf(contractProgresses, address.get('status')),
    risk: oneOf(riskGrades, address.get('risk')),
    language: oneOf(locales, address.get('language')),
    tag: address.get('tag')?.trim().slice(0, longestTag) || undefined,
    sort: oneOf(contractSorts, address.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Whether fewer than all contracts are asked for. */
export const isNarrowed = ({ search, status, risk, language, tag }: ContractChoice) =>
  Boolean(search ?? status ?? risk ?? language ?? tag);

/** What chooses among analysed contracts, as the search of an address. */
export function filterOf({ search, risk, language, tag }: ContractChoice): string {
  const given = Object.entries({ search, risk, language, tag }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type Name = 'search' | 'status' | 'risk' | 'language' | 'tag' | 'sort' | 'page';

/** Which contracts are shown, in which order and on which page: kept in the address, so that it outlives a reload. */
export function useContractChoice() {
  const [address, changeAddress] = useAddressQuery();

  /** Turning a page is a step back in the browser; a filter is none. A changed filter begins at the first page. */
  function choose(changes: Partial<Record<Name, string | number>>) {
    changeAddress(
      (now) => {
        if (!('page' in changes)) now.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '' || (name === 'page' && value === 1) || value === 'newest') now.delete(name);
          else now.set(name, String(value));
        }
      },
      { replace: !('page' in changes), preventScrollReset: true },
    );
  }

  const clear = () => choose({ search: '', status: '', risk: '', language: '', tag: '', page: 1 });
  return { choice: choiceIn(address), choose, clear };
}
