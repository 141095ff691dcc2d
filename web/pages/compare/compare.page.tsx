import '#web/features/contracts/analysis/analysis-print.css';
import { useQuery } from '@tanstack/react-query';
import { CloudOff, FileQuestionMark } from 'lucide-react';
import { useParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { comparisonQuery } from '#web/features/contracts/comparison/comparison.queries.ts';
import { ComparisonHeader } from '#web/features/contracts/comparison/comparison-header.tsx';
import { ComparisonView } from '#web/features/contracts/comparison/comparison-view.tsx';
import { isNotFound } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What changed between two versions of a contract. */
export function ComparePage() {
  const { earlierId = '', laterId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(comparisonQuery({ earlierId, laterId }));
  useOwnPageTitle(m.compare_title());
  return (
    <div className="analysis-page mx-auto max-w-page px-4 pt-4 pb-10 sm:px-6 sm:pt-7">
      {data ? (
        <>
          <ComparisonHeader comparison={data} />
          <ComparisonView key={`${earlierId}-${laterId}`} comparison={data} />
        </>
      ) : error ? (
        <NotCompared error={error} laterId={laterId} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="grid min-h-dvh content-start gap-8">
          <div className="skeleton h-9 w-2/3 rounded-sm sm:w-1/3" />
          <Skeleton lines={9} label={m.compare_loading()} />
        </div>
      )}
    </div>
  );
}

type NotComparedProps = { error: Error; laterId: string; retrying: boolean; onRetry: () => void };

function NotCompared({ error, laterId, retrying, onRetry }: NotComparedProps) {
  const missing = isNotFound(error);
  return (
    <div role="alert">
      <EmptyState
        icon={missing ? FileQuestionMark : CloudOff}
        level="h1"
        title={missing ? m.analysis_not_found_title() : m.compare_failed()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!missing && (
              <Button variant="secondary" busy={retrying} onClick={onRetry}>
                {m.ui_try_again()}
              </Button>
            )}
            <ButtonLink to={missing ? paths.dashboard : paths.analysis(laterId)}>
              {missing ? m.analysis_back_home() : m.compare_back()}
            </ButtonLink>
          </div>
        }
      >
        <p>{missing ? m.error_contracts_not_found() : failureText(error, m.error_http_internal())}</p>
      </EmptyState>
    </div>
  );
}
