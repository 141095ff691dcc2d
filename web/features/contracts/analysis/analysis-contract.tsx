import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate } from '#web/lib/format.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ContractHeader } from '../contract-header';
import { AnalysisFailure } from './analysis-failure';
import { AnalysisProgress } from './analysis-progress';
import { AnalysisReader } from './analysis-reader';
import { analysisState } from './analysis-state';
import { ReportDownloadMenu } from './report-download-menu';

/** An uploaded contract in whatever state its analysis is. */
export function AnalysisContract({ contract }: { contract: Contract }) {
  const queryClient = useQueryClient();
  const state = analysisState(contract);
  const before = useRef(state);

  useEffect(() => {
    const ended = before.current === 'in-progress' && state !== 'in-progress';
    before.current = state;
    if (!ended) return;
    // A failed analysis gives back what it had reserved of the plan.
    void queryClient.invalidateQueries({ queryKey: ['usage'] });
    if (state === 'complete') showToast({ title: m.contract_completed_toast(), tone: 'success' });
  }, [state, queryClient]);

  if (state === 'complete') {
    return (
      <>
        <ContractHeader
          contract={contract}
          dated={m.analysis_analyzed_on({ date: formatDate(contract.updatedAt) })}
          download={<ReportDownloadMenu contract={contract} />}
          done
        />
        <AnalysisReader contract={contract} />
      </>
    );
  }
  return (
    <>
      <ContractHeader contract={contract} dated={m.contract_uploaded_on({ date: formatDate(contract.createdAt) })} />
      {contract.status === 'failed' ? (
        <AnalysisFailure contract={contract} />
      ) : (
        <AnalysisProgress status={contract.status} />
      )}
    </>
  );
}
