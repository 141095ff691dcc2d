import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useDeleteAccount } from './settings.queries';
import { deleteFailure } from './settings.rules';

export function DangerZone() {
  const [open, setOpen] = useState(false);
  const deletion = useDeleteAccount();

  function close() {
    setOpen(false);
    deletion.reset();
  }

  async function remove() {
    // The user is signed out afterwards, so this page goes: what follows must not depend on its being there.
    const done = await deletion.mutateAsync().catch(() => null);
    if (!done) return;
    showToast({ title: m.settings_deleted_title(), description: m.settings_deleted_text(), tone: 'success' });
  }

  return (
    <Card title={m.settings_danger_title()} className="border-error/50!">
      <p className="text-muted">{m.settings_danger_text()}</p>
      <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        {m.settings_delete()}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        locked={deletion.isPending}
        title={m.settings_delete_title()}
        description={m.settings_delete_text()}
        actions={
          <>
            <Button variant="quiet" disabled={deletion.isPending} onClick={close}>
              {m.settings_cancel()}
            </Button>
            <Button variant="danger" busy={deletion.isPending} onClick={remove}>
              {deletion.isPending ? m.settings_deleting() : m.settings_delete()}
            </Button>
          </>
        }
      >
        {deletion.isError && (
          <Alert tone="danger" title={m.error_title()} live>
            {deleteFailure(deletion.error)}
          </Alert>
        )}
      </Dialog>
    </Card>
  );
}
