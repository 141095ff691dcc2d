import type { ReactNode } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';
import { LoadingState } from '../../ui/loading-state';
import { RetryAlert } from '../../ui/retry-alert';

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
