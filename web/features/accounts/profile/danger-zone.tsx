import { useState } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ConfirmForm } from '../confirm/confirm-form';
import { useDeleteAccount } from './settings.queries';
import { deleteFailure } from './settings.rules';

export function DangerZone({ user }: { user: CurrentUser }) {
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
      >
        <ConfirmForm
          user={user}
          danger
          label={deletion.isPending ? m.settings_deleting() : m.settings_delete()}
          busy={deletion.isPending}
          problem={deletion.isError && deleteFailure(deletion.error)}
          onConfirmed={remove}
          onCancel={close}
        />
      </Dialog>
    </Card>
  );
}
