import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SecondFactor } from '../second-factor/second-factor';
import { ChangePasswordForm } from './change-password-form';
import { useChangePassword } from './settings.queries';

/** For accounts that sign in with a password. */
export function SecurityCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const change = useChangePassword();

  function close() {
    setOpen(false);
    change.reset();
  }

  function changed() {
    close();
    const [title, description] = [m.settings_password_changed_title(), m.settings_password_changed_text()];
    showToast({ title, description, tone: 'success' });
  }

  return (
    <Card title={m.settings_security_title()}>
      <p className="text-muted">{m.settings_security_text()}</p>
      <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
        {m.settings_change_password()}
      </Button>
      <SecondFactor email={email} />
      <Dialog open={open} onClose={close} locked={change.isPending} title={m.settings_change_password()}>
        <ChangePasswordForm email={email} change={change} onCancel={close} onChanged={changed} />
      </Dialog>
    </Card>
  );
}
