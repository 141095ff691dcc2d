import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDate } from '#web/lib/format.ts';
import { late } from '#web/lib/late.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ContractHeader } from '../contract-header';
import { AnalysisProgress } from './analysis-progress';
import { AnalysisReader } from './analysis-reader';
import { type AnalysisState, analysisState } from './analysis-state';
import { AskForChanges } from './changes/ask-for-changes';
import { PageFills } from './page-fills';
import { ReportDownloadMenu } from './report/report-download-menu';
import { AskToReread } from './reread/ask-to-reread';

// What few ever see is loaded when it is.
const ManageMenu = late(async () => (await import('./manage/manage-menu')).ManageMenu);
const RereadDialog = late(async () => (await import('./reread/reread-dialog')).RereadDialog);
const ChangesDialog = late(async () => (await import('./changes/changes-dialog')).ChangesDialog);
const RereadFailed = late(async () => (await import('./reread/reread-failed')).RereadFailed);
const AnalysisFailure = late(async () => (await import('./analysis-failure')).AnalysisFailure);

const isUnderWay = (state: AnalysisState) => state === 'in-progress' || state === 'filling';

/** An uploaded contract in whatever state its analysis is. */
export function AnalysisContract({ contract }: { contract: Contract }) {
  const queryClient = useQueryClient();
  const { failureCode } = contract;
  const state = analysisState(contract);
  const before = useRef(state);
  // Room that was kept for what was to come stays, or the page would jump once it is there.
  const [fills, setFills] = useState(isUnderWay(state));
  if (state === 'filling' && !fills) setFills(true);
  const [asked, setAsked] = useState<{ language?: Locale | undefined } | null>(null);
  // What was asked for is under way.
  if (asked && state !== 'complete') setAsked(null);
  const [changing, setChanging] = useState(false);
  const askForChanges = useCallback(() => setChanging(true), []);
  const ask = useCallback((language?: Locale) => setAsked({ language }), []);

  useEffect(() => {
    const ended = isUnderWay(before.current) && !isUnderWay(state);
    before.current = state;
    if (!ended) return;
    // A failed analysis gives back what it had reserved of the plan.
    void queryClient.invalidateQueries({ queryKey: ['usage'] });
    if (state === 'complete' && !failureCode) showToast({ title: m.contract_completed_toast(), tone: 'success' });
  }, [state, failureCode, queryClient]);

  const done = state === 'complete';
  const dated = done
    ? m.analysis_analyzed_on({ date: formatShortDate(contract.updatedAt) })
    : m.contract_uploaded_on({ date: formatShortDate(contract.createdAt) });
  return (
    <div className={fills ? 'analysis-fills' : undefined}>
      <ContractHeader
        contract={contract}
        dated={dated}
        download={done && <ReportDownloadMenu contract={contract} onAskForChanges={askForChanges} />}
        manage={<ManageMenu waiting={<span className="size-10" />} contract={contract} onReread={done ? ask : null} />}
      />
      {contract.status === 'failed' ? (
        <AnalysisFailure contract={contract} />
      ) : done || state === 'filling' ? (
        <AskToReread value={ask}>
          <PageFills value={fills}>
            {done && failureCode && <RereadFailed failureCode={failureCode} />}
            <AskForChanges value={done ? askForChanges : null}>
              <AnalysisReader contract={contract} />
            </AskForChanges>
          </PageFills>
        </AskToReread>
      ) : (
        <AnalysisProgress status={contract.status} waitingUntil={contract.waitingUntil} />
      )}
      {changing && done && <ChangesDialog contract={contract} onClose={() => setChanging(false)} />}
      {asked && <RereadDialog contract={contract} language={asked.language} onClose={() => setAsked(null)} />}
    </div>
  );
}
