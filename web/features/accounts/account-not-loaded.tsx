import { CloudOff } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = { retrying: boolean; onRetry: () => void };

/** In place of a page that depends on who is signed in, while that cannot be learned. */
export function AccountNotLoaded({ retrying, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        level="h1"
        title={m.error_page_title()}
        action={
          <Button variant="secondary" busy={retrying} onClick={onRetry}>
            {m.ui_try_again()}
          </Button>
        }
      >
        <p>{m.account_failed()}</p>
      </EmptyState>
    </div>
  );
}
