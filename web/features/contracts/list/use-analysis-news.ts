import { useEffect, useRef, useState } from 'react';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useRefreshContracts } from '../contract-actions.queries';
import { newlyFinished } from '../contract-status.rules';

type List = readonly ContractListItem[] | undefined;
type Watched = {
  newest: List;
  /** What is on the page, which may be other ones than the newest. */
  shown: List;
  error: unknown;
  /** Goes to a page: where the reader does not see the list, news lead to the analysis. */
  go?: (to: string) => void;
};

/** Says when an analysis in the list has ended or can no longer be followed. Returns the ids that ended well. */
export function useAnalysisNews({ newest, shown, error, go }: Watched): ReadonlySet<string> {
  const before = useRef<readonly ContractListItem[]>(undefined);
  const [completed, setCompleted] = useState<ReadonlySet<string>>(new Set());
  const refresh = useRefreshContracts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that has changed brings news
  useEffect(() => {
    if (!newest) return;
    const contracts = [...new Map([...(shown ?? []), ...newest].map((contract) => [contract.id, contract])).values()];
    const finished = newlyFinished(before.current ?? contracts, contracts);
    before.current = contracts;
    const [done] = finished.completed;
    const [failed] = finished.failed;
    if (!done && !failed) return;
    void refresh();
    setCompleted((ids) => new Set([...ids, ...finished.completed.map(({ id }) => id)]));
    if (failed) showToast({ title: m.contract_failed(), description: failed.fileName, tone: 'destructive' });
    else if (done) {
      const description = m.contract_completed_text({ name: done.fileName });
      const link = go && { label: m.contract_view(), to: paths.analysis(done.id), go };
      showToast({ title: m.contract_completed_toast(), description, link, tone: 'success' });
    }
  }, [newest, shown]);

  const lost = Boolean(error && newest);
  useEffect(() => {
    if (lost) showToast({ title: m.error_title(), description: m.contracts_track_failed(), tone: 'destructive' });
  }, [lost]);

  return completed;
}
