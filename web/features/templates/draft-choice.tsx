import { m } from '#src/i18n/paraglide/messages.js';
import { formatDateTime } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Drafts } from './use-drafts';

type Props = { name: string; drafts: Drafts; onClose: () => void };

/** Asks whether to go on with a draft or to begin with an empty form. */
export function DraftChoice({ name, drafts: { found, take, drop }, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      actions={
        <>
          <Button variant="quiet" onClick={drop}>
            {m.template_draft_delete()}
          </Button>
          <Button onClick={take}>{m.template_draft_continue()}</Button>
        </>
      }
    >
      <Alert title={m.template_draft_title()}>
        <p>{m.template_draft_text({ date: formatDateTime(found?.savedAt ?? '') })}</p>
        <p className="mt-1.5">{m.template_draft_note()}</p>
      </Alert>
    </Dialog>
  );
}
