import { SearchX } from 'lucide-react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import type { ClauseFilters } from '../../features/clauses/use-clause-filters';
import { Button } from '../../ui/button';
import { CardSkeletons } from '../../ui/card-skeletons';
import { EmptyState } from '../../ui/empty-state';
import { RetryAlert } from '../../ui/retry-alert';

export function ClausesNotLoaded({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <RetryAlert retrying={retrying} onRetry={onRetry}>
      {m.clauses_failed()}
    </RetryAlert>
  );
}

export const ClausesSkeleton = () => <CardSkeletons count={6} lines={6} />;

export function NoClauses({
  filters: { search, category, risk },
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
        ? m.clauses_none_category()
        : narrowed
          ? m.clauses_none_search_filtered({ search })
          : m.clauses_none_search({ search })}
    </EmptyState>
  );
}
