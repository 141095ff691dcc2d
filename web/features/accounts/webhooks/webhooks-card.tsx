import { useState } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const WebhooksDialog = late(async () => (await import('./webhooks-dialog')).WebhooksDialog);

/** Which addresses are told of finished analyses; all of it comes when it is opened. */
export function WebhooksCard({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title={m.webhooks_title()}>
      <p className="text-muted">{m.webhooks_text()}</p>
      <Button variant="secondary" className="mt-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.webhooks_manage()}
      </Button>
      {open && <WebhooksDialog user={user} onClose={() => setOpen(false)} />}
    </Card>
  );
}
