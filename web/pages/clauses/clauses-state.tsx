import { SearchX } from 'lucide-react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import type { ClauseFilters } from '../../features/clauses/use-clause-filters';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

export function ClausesNotLoaded({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      live
      action={
        <Button size="sm" variant="secondary" busy={retrying} onClick={onRetry}>
          {m.clauses_try_again()}
        </Button>
      }
    >
      {m.clauses_failed()}
    </Alert>
  );
}

export function ClausesSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <div key={card} className="rounded-box border border-rule p-6">
          <Skeleton lines={6} />
        </div>
      ))}
    </div>
  );
}

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
