import { type ReactNode, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

type Part = { value: number; look: string };

export interface BarRow {
  key: string;
  name: ReactNode;
  /** Drawn one after the other, to the scale of the longest row. */
  parts: readonly Part[];
  cells: readonly ReactNode[];
}

type Props = {
  /** Says what the table holds; for screen readers, since a heading stands above it. */
  caption: string;
  heads: readonly ReactNode[];
  rows: readonly BarRow[];
};

const firstShown = 10;

/** A chart that is a table: each row has its bar beside its figures. */
export function BarTable({ caption, heads, rows }: Props) {
  const [all, setAll] = useState(false);
  const sumOf = ({ parts }: BarRow) => parts.reduce((sum, { value }) => sum + value, 0);
  const longest = Math.max(...rows.map(sumOf), 0);
  const shown = all ? rows : rows.slice(0, firstShown);
  const [first, ...others] = heads;
  return (
    <div>
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule text-muted">
            <th scope="col" className="py-1.5 pe-3 text-start font-semibold">
              {first}
            </th>
            <td aria-hidden className="w-2/5 max-sm:hidden" />
            {others.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the heads of a table are always the same
              <th key={index} scope="col" className="py-1.5 ps-2 text-end align-bottom font-semibold sm:ps-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key} className="border-b border-rule last:border-0">
              <th scope="row" className="min-w-16 py-1.5 pe-3 text-start font-normal max-sm:wrap-anywhere">
                {row.name}
                <span aria-hidden className="mt-1 block sm:hidden">
                  <Bar parts={row.parts} longest={longest} />
                </span>
              </th>
              <td aria-hidden className="max-sm:hidden">
                <Bar parts={row.parts} longest={longest} />
              </td>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand below their heads
                <td key={index} className="py-1.5 ps-2 text-end tabular-nums sm:ps-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > firstShown && (
        <Button variant="quiet" size="sm" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? m.analytics_show_first() : m.analytics_show_all({ count: formatNumber(rows.length) })}
        </Button>
      )}
    </div>
  );
}

function Bar({ parts, longest }: { parts: readonly Part[]; longest: number }) {
  return (
    <span className="flex h-3 overflow-hidden rounded-selector">
      {parts.map(({ value, look }) => (
        <span key={look} className={look} style={{ width: `${longest > 0 ? (100 * value) / longest : 0}%` }} />
      ))}
    </span>
  );
}
