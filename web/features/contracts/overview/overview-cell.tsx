import { m } from '#src/i18n/paraglide/messages.js';
import { formatAmount, formatShortDay } from '#web/lib/format.ts';
import { WorstRisk } from '../worst-risk';
import { type ColumnId, flowOf, statedText, typeText, unknownFlowOf } from './overview-columns';
import type { OverviewRow } from './overview-row.rules';

type Props = { row: OverviewRow; today: string };

/** What a contract states is told, and what it does not as well. */
export function OverviewCell({ column, ...props }: Props & { column: ColumnId }) {
  const { row, today } = props;
  switch (column) {
    case 'type':
      return typeText(row) ?? <Unsaid row={row} />;
    case 'other':
      return row.other ? <bdi>{row.other}</bdi> : <Unsaid />;
    case 'start':
      return <Day date={row.start} />;
    case 'end':
      return <Day date={row.end} passed={row.standing === 'ended'} />;
    case 'lastDay':
      return <Day date={row.lastDay} passed={row.lastDay !== null && row.lastDay < today} />;
    case 'cost':
      return <Amounts row={row} flow="pays" />;
    case 'income':
      return <Amounts row={row} flow="receives" />;
    case 'risk':
      return (
        <span className="whitespace-nowrap">
          {row.worst ? <WorstRisk counts={row.riskCounts} /> : m.contracts_risk_none()}
        </span>
      );
    case 'tags':
      return <bdi>{row.tags.join(' · ')}</bdi>;
    case 'file':
      return <bdi className="wrap-anywhere">{row.fileName}</bdi>;
    case 'uploaded':
      return <Day date={row.uploaded} />;
    default:
      return null;
  }
}

function Unsaid({ row }: { row?: OverviewRow }) {
  return <span className="text-muted">{row?.yearly === null ? m.overview_unread() : m.overview_not_stated()}</span>;
}

function Day({ date, passed = false }: { date: string | null; passed?: boolean }) {
  if (date === null) return <Unsaid />;
  return (
    <span className={passed ? 'text-muted' : ''}>
      <time dateTime={date} className="whitespace-nowrap tabular-nums">
        {formatShortDay(date)}
      </time>
      {passed && ` (${m.overview_passed()})`}
    </span>
  );
}

/** One sum by the year; several, of which one may hold another, as what they come to at most. */
function Amounts({ row, flow }: { row: OverviewRow; flow: 'pays' | 'receives' }) {
  const sums = flowOf(row, flow);
  if (sums.length === 0) {
    if (flow === 'receives' || unknownFlowOf(row).length === 0) return <Unsaid row={row} />;
    return <span className="text-muted">{m.overview_unknown_payer()}</span>;
  }
  return (
    <span className="grid" title={statedText(row, flow) ?? undefined}>
      {sums.map(({ currency, amount, most }) => (
        <bdi key={currency} className="tabular-nums">
          {amount === null
            ? m.overview_at_most({ amount: formatAmount(most, currency) })
            : formatAmount(amount, currency)}
        </bdi>
      ))}
    </span>
  );
}
