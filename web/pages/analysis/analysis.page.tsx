import '#web/features/contracts/analysis/analysis-print.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisContract } from '#web/features/contracts/analysis/analysis-contract.tsx';
import { AnalysisNotLoaded } from '#web/features/contracts/analysis/analysis-not-loaded.tsx';
import { AnalysisSkeleton } from '#web/features/contracts/analysis/analysis-skeleton.tsx';
import { analysisState } from '#web/features/contracts/analysis/analysis-state.ts';
import { contractName } from '#web/features/contracts/contract-name.ts';
import { contractQuery } from '#web/features/contracts/contracts.queries.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';

const GeneratedContract = lazy(async () => ({
  default: (await import('#web/features/contracts/generated/generated-contract.tsx')).GeneratedContract,
}));

export function AnalysisPage() {
  const { contractId = '' } = useParams();
  const { data: contract, error, refetch, isFetching } = useQuery(contractQuery(contractId));
  useOwnPageTitle(contract ? contractName(contract) : m.analysis_title());
  return (
    <div className="analysis-page mx-auto max-w-page px-4 pt-4 pb-8 sm:px-6 sm:pt-7 sm:pb-10">
      {contract && !isNotFound(error) ? (
        analysisState(contract) === 'generated' ? (
          <Suspense fallback={<AnalysisSkeleton />}>
            <GeneratedContract contract={contract} />
          </Suspense>
        ) : (
          <AnalysisContract contract={contract} />
        )
      ) : error ? (
        <AnalysisNotLoaded error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <AnalysisSkeleton />
      )}
    </div>
  );
}
