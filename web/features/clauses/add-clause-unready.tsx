import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';

type Props = {
  title: string;
  state: 'loading' | 'failed' | 'none';
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** Before there is a contract to choose: none yet, none read yet, or none that could be read. */
export function AddClauseUnready({ title, state, retrying, onRetry, onClose }: Props) {
  const contents: Record<Props['state'], ReactNode> = {
    loading: <LoadingState />,
    failed: (
      <RetryAlert retrying={retrying} onRetry={onRetry}>
        {m.clause_add_contracts_failed()}
      </RetryAlert>
    ),
    none: <p>{m.clause_add_none()}</p>,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.clause_add_title({ title })}
      actions={state === 'none' && <ButtonLink to={paths.templates}>{m.clause_add_templates()}</ButtonLink>}
    >
      {contents[state]}
    </Dialog>
  );
}
