import { Check, Circle } from 'lucide-react';
import type { ContractStatus } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Spinner } from '#web/ui/spinner.tsx';
import { stageText } from './stage-text';

const stages = ['uploaded', 'reading', 'measuring', 'analysing', 'complete'] as const;

/** Progress of an analysis: the stages the server reports, with no guesses in between. */
export function ContractStages({ status }: { status: Exclude<ContractStatus, 'failed'> }) {
  const at = status === 'complete' ? stages.length : stages.indexOf(status);
  return (
    <>
      <p role="status" className="sr-only">
        {stageText[status]()}
      </p>
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
