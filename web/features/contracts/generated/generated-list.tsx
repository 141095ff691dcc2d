import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { RefObject } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { generatedContractsQuery } from '../contracts.queries';
import { GeneratedRow } from './generated-row';

type Props = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What a template is called; null for one that is no longer there. */
  nameOf: (templateId: string) => string | null;
};

/** The contracts that were made from templates, newest first. */
export function GeneratedList({ headingRef, nameOf }: Props) {
  const { data: generated, error, isFetching, refetch } = useQuery(generatedContractsQuery);
  return (
    <section aria-labelledby="generated" className="mt-12 rounded-box border border-rule bg-base-100">
      <h2
        ref={headingRef}
        id="generated"
        tabIndex={-1}
        className="border-b border-rule px-5 py-4 font-serif text-heading font-semibold outline-none sm:px-6"
      >
        {m.generated_title()}
      </h2>
      {!generated && (
        <div className="p-5 sm:p-6">
          {error ? (
            <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
              {m.generated_failed()}
            </RetryAlert>
          ) : (
            <Skeleton lines={3} />
          )}
        </div>
      )}
      {generated?.length === 0 && (
        <EmptyState icon={FileText} title={m.generated_empty_title()}>
          {m.generated_empty_text()}
        </EmptyState>
      )}
      {generated && generated.length > 0 && (
        <ul className="divide-y divide-rule">
          {generated.map((contract) => (
            <GeneratedRow
              key={contract.id}
              contract={contract}
              templateName={nameOf(contract.templateId ?? '')}
              onDeleted={() => headingRef.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
