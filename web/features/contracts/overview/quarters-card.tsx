import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BarTable } from './bar-table';
import { Notes } from './notes';
import type { OverviewRow } from './overview-row.rules';
import { byQuarter } from './quarters.rules';

/** When contracts end and when notice has to be given. */
export function QuartersCard({ rows, today }: { rows: readonly OverviewRow[]; today: string }) {
  const { quarters, ended, endless } = byQuarter(rows, today);
  return (
    <Card title={m.analytics_quarters()}>
      <BarTable
        caption={m.analytics_quarters()}
        heads={[
          m.analytics_quarter(),
          <Key key="ends" look="bg-primary" text={m.analytics_ends()} />,
          <Key key="last" look="bg-mark-medium" text={m.analytics_last_days()} />,
        ]}
        rows={quarters.map(({ start, ends, lastDays }) => ({
          key: start ? `${start.year}-${start.quarter}` : 'later',
          name: start
            ? m.analytics_quarter_name({ quarter: String(start.quarter), year: String(start.year) })
            : m.analytics_later(),
          parts: [
            { value: ends, look: 'bg-primary' },
            { value: lastDays, look: 'bg-mark-medium' },
          ],
          cells: [formatNumber(ends), formatNumber(lastDays)],
        }))}
      />
      <Notes
        notes={[
          [m.analytics_endless, endless],
          [m.analytics_left_ended, ended],
        ]}
      />
    </Card>
  );
}

/** A column with the colour of its part of the bars. */
export function Key({ look, text }: { look: string; text: string }) {
  return (
    <span className="inline-flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-1.5">
      <span aria-hidden className={`size-3 shrink-0 rounded-selector ${look}`} />
      {text}
    </span>
  );
}
