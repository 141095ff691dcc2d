import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { filterOf, isNarrowed, useContractChoice } from '../contract-choice';
import { ContractListBar } from '../contract-list-bar';
import { ContractListPages } from '../contract-list-pages';
import { contractCountQuery, contractPageQuery, newestContractsQuery } from '../contracts.queries';
import { NoneFound } from '../none-found';
import { accountTagsQuery } from '../tags.queries';
import { ContractRow } from './contract-row';
import { useAnalysisNews } from './use-analysis-news';

/** With fewer there is nothing to look for. */
const enoughToSearch = 6;

/** The contracts of the account, kept up to date while analyses are under way. */
export function ContractList() {
  const { choice, choose, clear } = useContractChoice();
  const { data: contracts, error, isFetching, isPlaceholderData, refetch } = useQuery(contractPageQuery(choice));
  const { data: found, isPending: isCounting } = useQuery(contractCountQuery(choice));
  const { isPending: areTagsComing } = useQuery(accountTagsQuery);
  const newest = useQuery(newestContractsQuery);
  const completed = useAnalysisNews({ newest: newest.data, shown: contracts, error: error ?? newest.error });
  const heading = useRef<HTMLHeadingElement>(null);

  const narrowed = isNarrowed(choice);
  const searchable = narrowed || choice.page > 1 || (found !== undefined && found.count >= enoughToSearch);
  // The bar above the rows depends on how many there are and on tags: all of it comes at once, so as to move nothing.
  const isComing = !error && (!contracts || isCounting || areTagsComing);
  const turn = (page: number) => {
    choose({ page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <section aria-labelledby="contracts" className="rounded-box border border-rule bg-base-100">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-rule px-5 py-4 sm:px-6">
        <h2 ref={heading} id="contracts" tabIndex={-1} className="font-serif text-heading font-semibold outline-none">
          {m.contracts_title()}
        </h2>
        <Link to={`${paths.overview}${filterOf(choice)}`} className="text-link text-sm">
          {m.overview_open()}
        </Link>
      </div>
      {searchable && !isComing && <ContractListBar choice={choice} choose={choose} clear={clear} />}
      {!contracts && error && (
        <div className="p-5 sm:p-6">
          <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
            {m.contracts_failed()}
          </RetryAlert>
        </div>
      )}
      {isComing && (
        <div className="min-h-dvh p-5 sm:p-6">
          <Skeleton lines={4} />
        </div>
      )}
      {!isComing &&
        contracts?.length === 0 &&
        (narrowed || choice.page > 1 ? (
          <NoneFound clear={clear} />
        ) : (
          <EmptyState
            icon={ScrollText}
            title={m.contracts_empty_title()}
            action={
              <ButtonLink to={paths.example} variant="secondary">
                {m.contracts_empty_example()}
              </ButtonLink>
            }
          >
            <p>{m.contracts_empty_text()}</p>
            <p className="mt-2">{m.contracts_empty_sample()}</p>
            <p className="mt-2 text-sm">{m.upload_private()}</p>
          </EmptyState>
        ))}
      {!isComing && contracts && contracts.length > 0 && (
        <ul aria-busy={isPlaceholderData} className="busy-line divide-y divide-rule">
          {contracts.map((contract) => (
            <ContractRow
              key={contract.id}
              contract={contract}
              defaultOpen={completed.has(contract.id)}
              onDeleted={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {searchable && found && <ContractListPages count={found.count} page={choice.page} onTurn={turn} />}
    </section>
  );
}
