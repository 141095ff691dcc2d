import { SearchX } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import type { ClauseFilters } from '#web/features/clauses/use-clause-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';

export function ClausesNotLoaded({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <RetryAlert retrying={retrying} onRetry={onRetry}>
      {m.clauses_failed()}
    </RetryAlert>
  );
}

export function OwnClausesNotLoaded({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div className="mb-4">
      <RetryAlert retrying={retrying} onRetry={onRetry}>
        {m.own_clauses_failed()}
      </RetryAlert>
    </div>
  );
}

export const ClausesSkeleton = () => <CardSkeletons count={6} lines={6} />;

export function NoClauses({
  filters: { search, category, risk, own },
  onClear,
}: {
  filters: ClauseFilters;
  onClear: () => void;
}) {
  const narrowed = category !== null || risk !== null;
  return (
    <EmptyState
      icon={SearchX}
      level="h2"
      title={m.clauses_none_title()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.clauses_show_all()}
        </Button>
      }
    >
      {search === ''
        ? own && category === null && risk === null
          ? m.own_clauses_none()
          : m.clauses_none_category()
        : narrowed
          ? m.clauses_none_search_filtered({ search })
          : m.clauses_none_search({ search })}
    </EmptyState>
  );
}
