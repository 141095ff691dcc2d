import type { ReactNode } from 'react';

type Props = { title: ReactNode; lead?: ReactNode; above?: ReactNode; actions?: ReactNode };

/** The first thing on a page: where one is, its name, what can be done with it. */
export function PageHeader({ title, lead, above, actions }: Props) {
  return (
    <header className="mb-8">
      {above && <div className="mb-4">{above}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-80 sm:basis-96">
          <h1 className="font-serif text-title font-semibold wrap-anywhere">{title}</h1>
          {lead && <p className="mt-2 max-w-prose text-lead text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
