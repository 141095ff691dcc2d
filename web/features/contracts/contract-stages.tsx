import { Check, Circle } from 'lucide-react';
import type { ContractListItem, ContractStatus } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatTime } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { stageText } from './stage-text';

const stages = ['uploaded', 'reading', 'measuring', 'analysing', 'complete'] as const;

type Props = { status: Exclude<ContractStatus, 'failed'>; waitingUntil: ContractListItem['waitingUntil'] };

/** Progress of an analysis: the stages the server reports, with no guesses in between, and what it waits for. */
export function ContractStages({ status, waitingUntil }: Props) {
  const at = status === 'complete' ? stages.length : stages.indexOf(status);
  return (
    <>
      <p role="status" className="sr-only">
        {stageText[status]()}
      </p>
      {waitingUntil && (
        <Alert title={m.contract_waiting()}>
          <p role="status">{m.stage_waiting({ time: formatTime(waitingUntil) })}</p>
        </Alert>
      )}
      <ol aria-label={m.stage_label()} className="grid gap-2">
        {stages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === at ? 'step' : undefined}
            className={`flex items-center gap-3 ${index === at ? 'font-semibold' : index > at ? 'text-muted' : ''}`}
          >
            <span className="grid size-5 shrink-0 place-items-center">
              {index < at && <Check aria-hidden className="size-4.5 text-success" />}
              {index === at && <Spinner />}
              {index > at && <Circle aria-hidden className="size-2.5" />}
            </span>
            {stageText[stage]()}
            {index < at && <span className="sr-only">({m.stage_done()})</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
