import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import type { ChecklistItem } from '#src/features/contracts/checklist.schema.ts';
import { checklistStates } from '#src/features/contracts/checklist-states.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ActionWords } from './action-words';
import { ChecklistNote } from './checklist-note';
import { checklistStateText } from './checklist-state-text';

type Props = { item: ChecklistItem; priority: RiskLevel; onNote: (item: ChecklistItem) => void };

/** A recommendation with where it stands and what its reader noted of it. */
export function ChecklistRow({ item, priority, onNote }: Props) {
  const { action, state, note } = item;
  const [writing, setWriting] = useState(false);
  return (
    <div className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <ActionWords action={action} priority={priority} settled={state === 'done' || state === 'accepted'} />
      <div className="ms-6.5 flex items-center gap-1 sm:ms-0 print:hidden">
        <select
          aria-label={m.checklist_state({ action })}
          value={state}
          onChange={({ target }) => {
            const chosen = checklistStates.find((one) => one === target.value);
            if (chosen) onNote({ ...item, state: chosen });
          }}
          className="select select-sm w-36"
        >
          {checklistStates.map((one) => (
            <option key={one} value={one}>
              {checklistStateText[one]()}
            </option>
          ))}
        </select>
        <IconButton
          icon={NotebookPen}
          label={m.checklist_note_for({ action })}
          aria-expanded={writing}
          className="btn-sm"
          onClick={() => setWriting(!writing)}
        />
      </div>
      {state !== 'open' && <p className="ms-6.5 hidden text-sm print:block">{checklistStateText[state]()}</p>}
      {writing ? (
        <ChecklistNote
          note={note}
          onSave={(written) => {
            setWriting(false);
            if (written !== note) onNote({ ...item, note: written });
          }}
          onLeave={() => setWriting(false)}
        />
      ) : (
        note && (
          <p
            dir="auto"
            className="ms-6.5 max-w-prose text-sm whitespace-pre-line text-muted wrap-anywhere sm:col-span-2"
          >
            {note}
          </p>
        )
      )}
    </div>
  );
}
