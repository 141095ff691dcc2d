import { useState } from 'react';
import { maxNoteLength } from '#src/features/contracts/checklist-states.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Props = { note: string; onSave: (note: string) => void; onLeave: () => void };

export function ChecklistNote({ note, onSave, onLeave }: Props) {
  const [written, setWritten] = useState(note);
  return (
    <form
      className="ms-6.5 grid max-w-prose gap-2 pb-1 sm:col-span-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(written.trim());
      }}
    >
      <TextArea
        label={m.checklist_note()}
        name="note"
        rows={2}
        dir="auto"
        maxLength={maxNoteLength}
        value={written}
        autoFocus
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      />
      <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
        {m.checklist_note_save()}
      </Button>
    </form>
  );
}
