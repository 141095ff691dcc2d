import { CloudOff, FileQuestionMark } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { isNotFound } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = { error: Error; retrying: boolean; onRetry: () => void };

/** There is no contract to show: it does not exist for this user, or it did not arrive. */
export function AnalysisNotLoaded({ error, retrying, onRetry }: Props) {
  const missing = isNotFound(error);
  return (
    <div role="alert">
      <EmptyState
        icon={missing ? FileQuestionMark : CloudOff}
        level="h1"
        title={missing ? m.analysis_not_found_title() : m.analysis_error_title()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!missing && (
              <Button variant="secondary" busy={retrying} onClick={onRetry}>
                {m.ui_try_again()}
              </Button>
            )}
            <ButtonLink to={paths.home}>{m.analysis_back_home()}</ButtonLink>
          </div>
        }
      >
        <p>{missing ? m.error_contracts_not_found() : m.analysis_error_text()}</p>
      </EmptyState>
    </div>
  );
}
