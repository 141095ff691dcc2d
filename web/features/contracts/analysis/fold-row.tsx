import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  id?: string;
  /** A heading and what else stands in the closed row, one below the other. */
  summary: ReactNode;
  children: ReactNode;
};

/** A row that opens to what it sums up. What is inside is in the page all along, for the browser's search to find. */
export function FoldRow({ id, summary, children }: Props) {
  return (
    <details id={id} className="fold-row scroll-mt-6">
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-field py-1 *:col-start-1 hover:bg-base-200 [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="fold-row-sign col-start-2! row-span-2 row-start-1 size-5 text-muted motion-safe:transition-transform print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}

/** Opens a row before the view goes to it. */
export function openRow(id: string) {
  for (let row = document.getElementById(id)?.closest('details'); row; row = row.parentElement?.closest('details')) {
    row.open = true;
  }
}
