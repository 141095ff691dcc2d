import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { late } from '#web/lib/late.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type ContractChoice, isNarrowed, type useContractChoice } from '../contract-choice';
import { NoneFound } from '../none-found';
import { analyticsQuery, type Overview, overviewQuery } from './overview.queries';
import { toOverviewRow } from './overview-row.rules';
import { TableView } from './table-view';

const AnalyticsView = late(async () => (await import('./analytics-view')).AnalyticsView);

type Props = ReturnType<typeof useContractChoice> & { today: string };

export function TableOfContracts({ today, ...props }: Props) {
  const query = useQuery(overviewQuery(props.choice));
  return (
    <Loaded {...props} query={query}>
      {({ contracts }) => (
        <TableView {...props} rows={contracts.map((contract) => toOverviewRow(contract, today))} today={today} />
      )}
    </Loaded>
  );
}

export function Analytics({ today, ...props }: Props) {
  const query = useQuery(analyticsQuery(props.choice));
  return (
    <Loaded {...props} query={query}>
      {({ contracts }) => (
        <AnalyticsView
          waiting={<Skeleton lines={12} label={m.overview_loading()} />}
          contracts={contracts}
          today={today}
        />
      )}
    </Loaded>
  );
}

type Query<T> = { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };

type LoadedProps<T> = {
  query: Query<T>;
  choice: ContractChoice;
  clear: () => void;
  children: (data: T) => ReactNode;
};

/** What is there of the contracts, and why it is not all of them. */
function Loaded<T extends Overview>({ query: { data, isError, ...query }, choice, clear, children }: LoadedProps<T>) {
  if (!data && isError)
    return (
      <RetryAlert retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {m.overview_failed()}
      </RetryAlert>
    );
  if (!data) return <Skeleton lines={12} label={m.overview_loading()} />;
  if (data.contracts.length === 0)
    return isNarrowed(choice) ? (
      <NoneFound clear={clear} level="h2" />
    ) : (
      <EmptyState
        icon={ScrollText}
        level="h2"
        title={m.overview_empty_title()}
        action={<ButtonLink to={paths.upload}>{m.dashboard_quick_upload()}</ButtonLink>}
      >
        {m.overview_empty_text()}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.isCut && <Alert tone="warning">{m.overview_cut({ count: formatNumber(data.contracts.length) })}</Alert>}
      {children(data)}
      <p className="max-w-prose text-sm text-muted">{m.overview_note()}</p>
    </div>
  );
}
