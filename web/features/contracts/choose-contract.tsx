import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDate } from '#web/lib/format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { contractName } from './contract-name';
import { analysedContractsQuery } from './contracts.queries';
import { isCalledSo, type Likened, likeliestFirst } from './likeliest-contracts';

type Props = {
  /** What the others are held against; one of the same id is left out. */
  like: Likened;
  title: string;
  text: string;
  onChoose: (contract: ContractListItem) => void;
  onClose: () => void;
};

const fewEnough = 6;
const mostShown = 50;

/** One of the account's analysed contracts, those that are most like another first. */
export function ChooseContract({ like, title, text, onChoose, onClose }: Props) {
  const { data, error, refetch, isFetching } = useQuery(analysedContractsQuery);
  const [search, setSearch] = useState('');
  const all = likeliestFirst(data ?? [], like);
  const found = all.filter((contract) => isCalledSo(contract, search)).slice(0, mostShown);
  return (
    <Dialog open onClose={onClose} title={title} description={text}>
      {error && (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {m.compare_choose_failed()}
        </RetryAlert>
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data && all.length === 0 && <p className="text-muted">{m.compare_choose_none()}</p>}
      {all.length > fewEnough && (
        <TextField
          type="search"
          label={m.compare_choose_search()}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-4"
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <p role="status" className="text-muted">
          {m.compare_choose_not_found()}
        </p>
      )}
      <ul className="grid">
        {found.map((contract) => (
          <li key={contract.id}>
            <button
              type="button"
              onClick={() => onChoose(contract)}
              className="w-full cursor-pointer rounded-field px-3 py-2 text-start hover:bg-base-200"
            >
              <bdi className="font-semibold wrap-anywhere">{contractName(contract)}</bdi>
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                <bdi className="min-w-0 wrap-anywhere">{contract.fileName}</bdi>
                <span>{m.contract_uploaded_on({ date: formatShortDate(contract.createdAt) })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
