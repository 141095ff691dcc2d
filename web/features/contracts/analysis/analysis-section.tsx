import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  lead?: ReactNode;
  /** A button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the analysis under its heading. */
export function AnalysisSection({ id, title, lead, action, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-t border-rule pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={`${id}-title`} className="font-serif text-heading font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className="text-sm text-muted">{lead}</p>}
      <div className="mt-2">{children}</div>
    </section>
  );
}
