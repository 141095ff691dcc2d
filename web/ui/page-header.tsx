import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
  /** With little room, since what follows is what one came for. */
  compact?: boolean;
  /** Follows the lead where that is compact. */
  below?: ReactNode;
};

/** The first thing on a page: where one is, its name, what can be done with it. */
export function PageHeader({ title, lead, above, actions, below, compact = false }: Props) {
  return (
    <header className={compact ? 'mb-2 sm:mb-6' : 'mb-8'}>
      {above && <div className={compact ? 'mb-2 sm:mb-4' : 'mb-4'}>{above}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-80 sm:basis-96">
          <h1
            className={`font-serif font-semibold wrap-anywhere ${compact ? 'text-heading sm:text-title' : 'text-title'}`}
          >
            {title}
          </h1>
          {compact ? (
            <div className="flex flex-wrap items-center sm:mt-1 gap-x-3 gap-y-0.5 text-xs text-muted sm:gap-x-4 sm:text-base">
              <p className="contents">{lead}</p>
              {below}
            </div>
          ) : (
            lead && <p className="mt-2 max-w-prose text-lead text-muted">{lead}</p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
