import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { useListPlace } from '../contract-list-place';
import { OverviewCell } from './overview-cell';
import type { ColumnId, columns, Sorting } from './overview-columns';
import type { OverviewRow } from './overview-row.rules';

type Shown = (typeof columns)[number];
type Props = {
  rows: readonly OverviewRow[];
  shown: readonly Shown[];
  /** Null: the newest first. */
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
  today: string;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], chosen: boolean) => void;
};

/** A line a contract; wider than the page, it is moved by itself. */
export function OverviewTable({ rows, shown, sorting, onSort, today, chosen, onChoose }: Props) {
  const place = useListPlace();
  const ids = rows.map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by itself has to be reached with keys
    <section aria-label={m.overview_table()} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-rule">
            <th className="w-10 ps-5 text-start sm:ps-6">
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                aria-label={m.overview_choose_all()}
                checked={ids.length > 0 && ids.every((id) => chosen.has(id))}
                onChange={({ target }) => onChoose(ids, target.checked)}
              />
            </th>
            {shown.map((column) => (
              <Head key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {rows.map((row) => (
            <tr key={row.id} className="hover:bg-base-200">
              <td className="ps-5 align-top sm:ps-6">
                <input
                  type="checkbox"
                  className="checkbox checkbox-sm my-2.5"
                  aria-label={m.overview_choose({ name: row.name })}
                  checked={chosen.has(row.id)}
                  onChange={({ target }) => onChoose([row.id], target.checked)}
                />
              </td>
              <th scope="row" className="min-w-44 px-3 py-2.5 text-start align-top font-semibold">
                <Link to={paths.analysis(row.id)} state={place} className="text-link wrap-anywhere">
                  <bdi>{row.name}</bdi>
                </Link>
              </th>
              {shown.slice(1).map(({ id }) => (
                <td key={id} className={`px-3 py-2.5 align-top ${widths[id] ?? ''}`}>
                  <OverviewCell column={id} row={row} today={today} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const widths: Partial<Record<ColumnId, string>> = {
  type: 'min-w-28',
  other: 'min-w-32 wrap-anywhere',
  file: 'min-w-36',
  tags: 'min-w-28 wrap-anywhere',
};

function Head({ column, sorting, onSort }: { column: Shown } & Pick<Props, 'sorting' | 'onSort'>) {
  const down = sorting?.by === column.id ? sorting.down : null;
  const Arrow = down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={down === null ? undefined : down ? 'descending' : 'ascending'}
      className="px-3 py-2 text-start align-bottom"
    >
      <button
        type="button"
        onClick={() => onSort({ by: column.id, down: down === false })}
        className="inline-flex min-h-8 cursor-pointer items-center gap-1 text-start font-semibold hover:underline"
      >
        {column.label()}
        <Arrow aria-hidden className={`size-3.5 shrink-0 ${down === null ? 'invisible' : ''}`} />
      </button>
    </th>
  );
}
