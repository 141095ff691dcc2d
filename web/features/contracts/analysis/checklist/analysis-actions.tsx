import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { ChecklistItem } from '#src/features/contracts/checklist.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { byPriority } from '../analysis-grouping';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { AskToReread } from '../reread/ask-to-reread';
import { ToCome } from '../to-come';
import { useFold } from '../use-fold';
import { ActionWords } from './action-words';
import { checklistQuery, useNoteInChecklist } from './checklist.queries';
import { ChecklistRow } from './checklist-row';

type Props = Pick<Sections, 'recommendations' | 'partial'> & { contractId: string };

/** What to do, as a list to check off; the words each rests on stand under its risk. */
export function AnalysisActions({ recommendations, partial, contractId }: Props) {
  const isOwn = use(AskToReread) !== null;
  const { foldedAt, more } = useFold(recommendations?.length ?? 0, 4);
  const inOrder = byPriority(recommendations ?? []);
  const some = inOrder.length > 0;
  const canNote = isOwn && some && partial !== true;
  const { data: noted } = useQuery({ ...checklistQuery(contractId), enabled: canNote });
  const note = useNoteInChecklist(contractId);

  const keep = (item: ChecklistItem) =>
    note.mutate(item, {
      onError: (error) =>
        showToast({
          title: m.checklist_failed(),
          description: failureText(error, m.error_http_internal()),
          tone: 'destructive',
        }),
    });

  return (
    <AnalysisSection
      id="actions"
      title={m.analysis_actions_title()}
      lead={canNote && <span className="print:hidden">{m.checklist_lead()}</span>}
    >
      {recommendations === null && <AnalysisUnavailable text={m.analysis_actions_unavailable()} />}
      {recommendations?.length === 0 &&
        (partial ? <ToCome rows={4} /> : <p className="text-muted">{m.analysis_actions_none()}</p>)}
      <ul className="divide-y divide-rule">
        {inOrder.map(({ action, priority }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the actions of an analysis never change their order
          <li key={index} className={`grid py-1.5 ${foldedAt(index)}`}>
            {canNote ? (
              <ChecklistRow
                item={noted?.find((one) => one.action === action) ?? { action, state: 'open', note: '' }}
                priority={priority}
                onNote={keep}
              />
            ) : (
              <ActionWords action={action} priority={priority} />
            )}
          </li>
        ))}
      </ul>
      {more}
    </AnalysisSection>
  );
}
