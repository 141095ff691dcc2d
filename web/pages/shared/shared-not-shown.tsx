import { CloudOff, Link2Off } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { errorCode } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = { error: Error; retrying: boolean; onRetry: () => void };

const forGood = ['shares.not_found', 'shares.expired'];

/** Why a link shows nothing, and whether trying again could help. */
export function SharedNotShown({ error, retrying, onRetry }: Props) {
  const ended = forGood.includes(errorCode(error) ?? '');
  return (
    <div role="alert" className="px-4 py-8 sm:px-6">
      <EmptyState
        icon={ended ? Link2Off : CloudOff}
        level="h1"
        title={ended ? m.shared_gone_title() : m.shared_not_loaded()}
        action={
          ended ? (
            <ButtonLink to={paths.home} variant="secondary">
              {m.analysis_back_home()}
            </ButtonLink>
          ) : (
            <Button variant="secondary" busy={retrying} onClick={onRetry}>
              {m.ui_try_again()}
            </Button>
          )
        }
      >
        <p>{failureText(error, m.shared_not_loaded())}</p>
      </EmptyState>
    </div>
  );
}
