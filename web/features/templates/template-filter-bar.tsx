import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import type { TemplateFilter } from './template-filters';

type Props = {
  filters: readonly (TemplateFilter & { count: number })[];
  total: number;
  /** The id of the filter in use; null for all. */
  selected: string | null;
};

/** One kind at a time; each has its own address. */
export function TemplateFilterBar({ filters, total, selected }: Props) {
  return (
    <nav aria-label={m.templates_filter()} className="mt-3 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4">
      <ul className="flex gap-2 max-sm:w-max sm:flex-wrap">
        <Chip to={paths.templates} label={m.templates_all()} count={total} current={selected === null} />
        {filters.map(({ id, label, count }) => (
          <Chip
            key={id}
            to={`${paths.templates}?category=${id}`}
            label={label()}
            count={count}
            current={selected === id}
          />
        ))}
      </ul>
    </nav>
  );
}

function Chip({ to, label, count, current }: { to: string; label: string; count: number; current: boolean }) {
  return (
    <li>
      <Link
        to={to}
        replace
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className="flex items-center gap-2 rounded-field border border-(--field-line) px-3 py-1.5 text-sm font-medium hover:bg-base-200 aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-content"
      >
        {label}
        <span className="tabular-nums opacity-80">{formatNumber(count)}</span>
      </Link>
    </li>
  );
}
