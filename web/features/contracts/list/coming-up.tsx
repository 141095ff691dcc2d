import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDay } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { comingDatesQuery } from '../contracts.queries';

/** The next dates of all contracts, each leading to its contract; nothing where none is ahead. */
export function ComingUp() {
  const { data: dates, isPending } = useQuery(comingDatesQuery);
  // Room is kept for it, so that what stands below is not moved.
  if (isPending)
    return (
      <Card title={m.dashboard_coming_up()}>
        <Skeleton lines={8} />
      </Card>
    );
  if (!dates || dates.length === 0) return null;
  return (
    <Card title={m.dashboard_coming_up()}>
      <ul className="grid gap-3">
        {dates.map(({ contractId, fileName, title, date, kind, label }) => (
          <li key={`${contractId} ${date} ${kind} ${label}`} className="grid">
            <span className="text-sm">
              <time dateTime={date} className="font-semibold tabular-nums">
                {formatShortDay(date)}
              </time>{' '}
              <bdi className="text-muted">{label ?? dateKindText[kind]()}</bdi>
            </span>
            <Link to={paths.analysis(contractId)} className="text-link justify-self-start text-sm wrap-anywhere">
              <bdi>{title ?? fileName}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
