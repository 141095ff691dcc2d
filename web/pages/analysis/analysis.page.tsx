import '../../features/contracts/analysis-print.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { AnalysisContract } from '../../features/contracts/analysis-contract';
import { AnalysisNotLoaded } from '../../features/contracts/analysis-not-loaded';
import { AnalysisSkeleton } from '../../features/contracts/analysis-skeleton';
import { contractQuery } from '../../features/contracts/contracts.queries';
import { isNotFound } from '../../lib/api-error';
import { useOwnPageTitle } from '../../lib/use-page-title';

export function AnalysisPage() {
  const { contractId = '' } = useParams();
  const { data: contract, error, refetch, isFetching } = useQuery(contractQuery(contractId));
  useOwnPageTitle(contract?.fileName ?? m.analysis_title());
  return (
    <div className="analysis-page mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-10">
      {contract && !isNotFound(error) ? (
        <AnalysisContract contract={contract} />
      ) : error ? (
        <AnalysisNotLoaded error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <AnalysisSkeleton />
      )}
    </div>
  );
}
