import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WordingKind } from '#src/features/clauses/clause-choices.schema.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClauseAdded } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { AddClauseDialog } from '#web/features/clauses/add-clause-dialog.tsx';
import { AddClauseUnready } from '#web/features/clauses/add-clause-unready.tsx';
import { ClauseAddedDialog } from '#web/features/clauses/clause-added-dialog.tsx';
import { generatedContractsQuery } from '#web/features/contracts/contracts.queries.ts';

type Props = { clause: Clause; wording: WordingKind; contractId: string; onClose: () => void };

/** From the choice of a contract to the word that the clause is in it. */
export function ClauseAdding({ clause, wording, contractId, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(generatedContractsQuery);
  const [done, setDone] = useState<{ contractId: string; added: ClauseAdded } | null>(null);
  const contracts = data?.filter(({ status }) => status === 'complete') ?? [];
  const target = contracts.find(({ id }) => id === done?.contractId);

  if (done && target)
    return <ClauseAddedDialog clause={clause} contract={target} added={done.added} onClose={onClose} />;
  if (contracts.length === 0) {
    return (
      <AddClauseUnready
        title={clause.title}
        state={data ? 'none' : isError ? 'failed' : 'loading'}
        retrying={isFetching}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  const [only] = contracts.length === 1 ? contracts : [];
  const wanted = contracts.find(({ id }) => id === contractId) ?? only;
  return (
    <AddClauseDialog
      clause={clause}
      wording={wording}
      contracts={contracts}
      contractId={wanted?.id ?? ''}
      onClose={onClose}
      onAdded={(id, added) => setDone({ contractId: id, added })}
    />
  );
}
