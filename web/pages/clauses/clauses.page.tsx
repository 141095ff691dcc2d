import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { includesProFeatures } from '#src/features/billing/plans.schema.ts';
import type { WordingKind } from '#src/features/clauses/clause-choices.schema.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { NewOwnClause } from '#src/features/own-clauses/own-clauses.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { ClauseCard } from '#web/features/clauses/clause-card.tsx';
import { ClauseSearch } from '#web/features/clauses/clause-search.tsx';
import { clausesQuery } from '#web/features/clauses/clauses.queries.ts';
import { OwnClauseCard } from '#web/features/clauses/own/own-clause-card.tsx';
import { ownClausesQuery } from '#web/features/clauses/own/own-clauses.queries.ts';
import { PlansNote } from '#web/features/clauses/own/plans-note.tsx';
import { useClauseFilters } from '#web/features/clauses/use-clause-filters.ts';
import { formatNumber } from '#web/lib/format.ts';
import { late } from '#web/lib/late.ts';
import { useLocale } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useShortOnPhone } from '#web/ui/use-short-on-phone.tsx';
import { AddingTo } from './adding-to';
import { ClausesNotLoaded, ClausesSkeleton, NoClauses, OwnClausesNotLoaded } from './clauses-state';
import { OwnClausesBar } from './own-clauses-bar';

const ClauseDialog = late(async () => (await import('#web/features/clauses/clause-dialog.tsx')).ClauseDialog);
const OwnClauseDialog = late(
  async () => (await import('#web/features/clauses/own/own-clause-dialog.tsx')).OwnClauseDialog,
);
const RulesDialog = late(
  async () => (await import('#web/features/contracts/analysis/rules/rules-dialog.tsx')).RulesDialog,
);
const ClauseAdding = late(async () => (await import('./clause-adding')).ClauseAdding);

const mostOnPhone = 12;

export function ClausesPage() {
  const { user } = useCurrentUser();
  const { locale } = useLocale();
  const search = useClauseFilters();
  const { filters } = search;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(clausesQuery(filters, locale));
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<Clause | null>(null);
  const own = useQuery(ownClausesQuery(filters));
  const [kept, setKept] = useState<(NewOwnClause & { id: string | null }) | null>(null);
  const [ruling, setRuling] = useState(false);
  const [adding, setAdding] = useState<WordingKind | null>(null);
  useOwnPageTitle(m.clauses_title());
  // Own clauses have no risk to be narrowed down by.
  const ownShown = filters.risk || own.isError ? [] : (own.data ?? []);
  const libraryShown = filters.own ? [] : (data ?? []);
  const count = ownShown.length + libraryShown.length;
  const { classAt, more } = useShortOnPhone(count, mostOnPhone);
  if (user?.accountStatus === null) return <Navigate to={paths.pricing} replace />;

  const contractId = params.get('contract') ?? '';
  // What was shown before is no answer to a search that failed.
  const clauses = isError || own.isPending ? undefined : data;
  const searching = isPlaceholderData || own.isPlaceholderData;
  const included = includesProFeatures(user?.accountStatus ?? null);
  const close = () => {
    setOpened(null);
    setAdding(null);
  };
  return (
    <div className="mx-auto max-w-page px-4 py-5 sm:px-6 sm:py-12">
      <PageHeader
        above={<Breadcrumb crumbs={[{ label: m.nav_home(), to: paths.home }, { label: m.nav_clauses() }]} />}
        title={m.clauses_title()}
        lead={m.clauses_lead()}
      />
      <p className="mb-5 max-w-prose text-sm text-muted">{m.clauses_english()}</p>
      {contractId && <AddingTo contractId={contractId} />}
      <ClauseSearch {...search} />
      <OwnClausesBar
        included={included}
        only={filters.own}
        some={ownShown.length > 0}
        onOnly={search.setOwn}
        onRules={() => setRuling(true)}
        onNew={() => setKept({ id: null, title: '', category: 'Legal', language: locale, text: '', note: '' })}
      />
      <p role="status" className="mt-3 mb-3 min-h-6 text-sm text-muted">
        {clauses && (searching ? m.clauses_searching() : m.clauses_count({ count: formatNumber(count) }))}
      </p>
      {!clauses &&
        (isError ? <ClausesNotLoaded retrying={isFetching} onRetry={() => void refetch()} /> : <ClausesSkeleton />)}
      {own.isError && <OwnClausesNotLoaded retrying={own.isFetching} onRetry={() => void own.refetch()} />}
      {clauses && count === 0 && !searching && !own.isError && <NoClauses filters={filters} onClear={search.clear} />}
      {clauses && count > 0 && (
        <>
          <ul aria-busy={searching} className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
            {ownShown.map((clause, index) => (
              <OwnClauseCard
                key={clause.id}
                clause={clause}
                className={classAt(index)}
                onOpen={() => setKept(clause)}
              />
            ))}
            {libraryShown.map((clause, index) => (
              <ClauseCard
                key={clause.id}
                clause={clause}
                className={classAt(ownShown.length + index)}
                onOpen={() => setOpened(clause)}
              />
            ))}
          </ul>
          {more}
        </>
      )}
      {ruling && <RulesDialog included={included} plans={<PlansNote />} onClose={() => setRuling(false)} />}
      {kept && <OwnClauseDialog clause={kept} included={included} onClose={() => setKept(null)} />}
      {opened && !adding && <ClauseDialog clause={opened} onClose={close} onAdd={setAdding} />}
      {opened && adding && <ClauseAdding clause={opened} wording={adding} contractId={contractId} onClose={close} />}
    </div>
  );
}
