import { useState } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const ApiTokensDialog = late(async () => (await import('./api-tokens-dialog')).ApiTokensDialog);

/** What programs sign in with; all of it comes when it is opened. */
export function ApiTokensCard({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title={m.tokens_title()}>
      <p className="text-muted">{m.tokens_text()}</p>
      <Button variant="secondary" className="mt-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.tokens_manage()}
      </Button>
      {open && <ApiTokensDialog user={user} onClose={() => setOpen(false)} />}
    </Card>
  );
}
