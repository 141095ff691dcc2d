import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { ContractRow } from './contract-row';
import { contractsQuery } from './contracts.queries';
import { useAnalysisNews } from './use-analysis-news';

/** All contracts of the account, newest first, kept up to date while analyses are under way. */
export function ContractList() {
  const { data: contracts, error, isFetching, refetch } = useQuery(contractsQuery);
  const completed = useAnalysisNews({ contracts, error });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="contracts" className="rounded-box border border-rule bg-base-100">
      <h2
        ref={heading}
        id="contracts"
        tabIndex={-1}
        className="border-b border-rule px-5 py-4 font-serif text-heading font-semibold outline-none sm:px-6"
      >
        {m.contracts_title()}
      </h2>
      {!contracts && error && (
        <div className="p-5 sm:p-6">
          <Alert
            tone="danger"
            live
            action={
              <Button size="sm" variant="secondary" busy={isFetching} onClick={() => refetch()}>
                {m.contracts_try_again()}
              </Button>
            }
          >
            {m.contracts_failed()}
          </Alert>
        </div>
      )}
      {!contracts && !error && (
        <div className="p-5 sm:p-6">
          <Skeleton lines={4} />
        </div>
      )}
      {contracts?.length === 0 && (
        <EmptyState icon={ScrollText} title={m.contracts_empty_title()}>
          {m.contracts_empty_text()}
        </EmptyState>
      )}
      {contracts && contracts.length > 0 && (
        <ul className="divide-y divide-rule">
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
    </section>
  );
}
