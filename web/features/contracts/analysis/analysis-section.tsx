import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead?: string; children: ReactNode };

/** A part of the analysis under its heading; the list of contents leads to its id. */
export function AnalysisSection({ id, title, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-t border-rule pt-8">
      <h2 id={`${id}-title`} className="font-serif text-heading font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
