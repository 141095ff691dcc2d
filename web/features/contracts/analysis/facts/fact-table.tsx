import type { ReactNode } from 'react';

/** Facts in two columns, what each is about before what it is. */
export function FactTable({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-rule">{children}</dl>;
}

type Props = { term: ReactNode; note?: ReactNode; className?: string; children: ReactNode };

export function Fact({ term, note, className = '', children }: Props) {
  return (
    <div className={`grid gap-x-5 py-1 sm:grid-cols-[10rem_minmax(0,1fr)] ${className}`}>
      <dt>
        {note && <span className="block text-xs text-muted">{note}</span>}
        <span className="text-sm font-semibold">{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
