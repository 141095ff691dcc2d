import { useEffect } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

const waitSeconds = 60;

/** What is seen after asking for a link: the same whether the address has an account or not. */
export function ResetLinkSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { left, start } = useCountdown();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins once
  useEffect(() => start(waitSeconds), []);

  return (
    <div className="grid gap-5">
      <Alert tone="success">{m.accounts_reset_link_sent()}</Alert>
      <div className="grid gap-1">
        <p className="text-sm text-muted">{m.reset_sent_to()}</p>
        <p className="font-semibold wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
      </div>
      <p className="text-sm text-muted">{m.reset_sent_hint()}</p>
      <Button variant="secondary" className="disabled:text-muted" disabled={left > 0} onClick={onAnother}>
        {left > 0 ? m.reset_wait({ seconds: left }) : m.reset_send_another()}
      </Button>
    </div>
  );
}
