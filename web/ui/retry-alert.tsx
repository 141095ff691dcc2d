import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from './alert';
import { Button } from './button';

type Props = { retrying: boolean; onRetry: () => void; children: ReactNode };

/** Says what could not be loaded, and offers to try again. */
export function RetryAlert({ retrying, onRetry, children }: Props) {
  return (
    <Alert
      tone="danger"
      live
      action={
        <Button size="sm" variant="secondary" busy={retrying} onClick={onRetry}>
          {m.ui_try_again()}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
