import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';

/** The last crumb is the page itself and leads nowhere. */
export type Crumb = { label: string; to?: string };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.ui_breadcrumb()}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden className="flip-rtl size-3.5 shrink-0" />}
            {to ? (
              <Link to={to} className="text-link">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-base-content">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
