import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatAmount, formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { BarTable } from './bar-table';
import { type MonthlyTotal, monthlyMoney } from './monthly-money.rules';
import { Notes } from './notes';
import type { OverviewRow } from './overview-row.rules';

const flowText = { pays: m.analytics_pays, receives: m.analytics_receives, null: m.analytics_unknown_payer };

/** What contracts that run state for each month, and which of them are in no figure. */
export function MoneyCard({ rows }: { rows: readonly OverviewRow[] }) {
  const { totals, left } = monthlyMoney(rows);
  return (
    <Card title={m.analytics_money()}>
      <p className="mb-4 max-w-prose text-sm text-muted">{m.analytics_money_note()}</p>
      {totals.length === 0 && <p>{m.analytics_no_sums()}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {totals.map((total) => (
          <Total key={`${total.flow} ${total.currency}`} {...total} />
        ))}
      </div>
      <Notes
        notes={[
          [m.analytics_left_none, left.none],
          [m.analytics_left_ended, left.ended],
          [m.analytics_left_ahead, left.ahead],
          [m.analytics_left_unread, left.unread],
        ]}
      />
    </Card>
  );
}

function Total({ flow, currency, total, most, parts }: MonthlyTotal) {
  const money = (amount: number) => <bdi>{formatAmount(amount, currency)}</bdi>;
  const single = parts.filter(({ amount }) => amount !== null).length;
  const heading = `${flowText[`${flow}`]()} (${currency})`;
  return (
    <section>
      <h3 className="font-semibold">{heading}</h3>
      {single > 0 && <p className="font-serif text-title font-semibold tabular-nums">{money(total)}</p>}
      <p className="mb-3 text-sm text-muted">
        {single > 0 && m.analytics_from_single({ count: formatNumber(single) })}{' '}
        {single < parts.length &&
          m.analytics_from_several({
            count: formatNumber(parts.length - single),
            amount: formatAmount(most, currency),
          })}
      </p>
      <BarTable
        caption={heading}
        heads={[m.overview_contract(), m.analytics_a_month()]}
        rows={parts.map(({ id, name, amount, most: upTo }) => ({
          key: id,
          name: (
            <Link to={paths.analysis(id)} className="text-link">
              <bdi>{name}</bdi>
            </Link>
          ),
          parts: [{ value: upTo, look: amount === null ? 'bg-primary/35' : 'bg-primary' }],
          cells: [amount === null ? m.overview_at_most({ amount: formatAmount(upTo, currency) }) : money(amount)],
        }))}
      />
    </section>
  );
}
