import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate } from '#web/lib/format.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { legalLastUpdated } from './last-updated';

/** `text` is one paragraph, or points shown side by side. `id` is the section's anchor. */
export type LegalSection = { id: string; title: string; text: string | string[] };

type Props = {
  title: string;
  lead: string;
  sections: LegalSection[];
  /** The day of the latest additions, where there are any since the text was updated as a whole. */
  addedTo?: string;
  children: ReactNode;
};

export function LegalDocument({ title, lead, sections, addedTo, children }: Props) {
  return (
    <article className="mx-auto max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <PageHeader title={title} lead={lead} />
      <p className="-mt-4 mb-10 flex flex-wrap gap-x-4 text-sm text-muted">
        {/* Browsers write dates a little otherwise than the build that drew the page ahead. */}
        <time dateTime={legalLastUpdated} suppressHydrationWarning>
          {m.legal_updated({ date: formatDate(legalLastUpdated) })}
        </time>
        {addedTo && (
          <time dateTime={addedTo} suppressHydrationWarning>
            {m.legal_added_to({ date: formatDate(addedTo) })}
          </time>
        )}
      </p>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_1fr]">
        <nav aria-label={m.legal_contents()} className="lg:order-last">
          <div className="lg:sticky lg:top-24">
            <p className="text-sm font-semibold">{m.legal_contents()}</p>
            <ul className="mt-3 grid gap-2 text-sm text-muted sm:grid-cols-2 lg:grid-cols-1">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="hover:text-base-content hover:underline">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div className="grid max-w-prose gap-10">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <div>{children}</div>
        </div>
      </div>
    </article>
  );
}

function Section({ id, title, text }: LegalSection) {
  return (
    <section id={id}>
      <h2 className="font-serif text-heading font-semibold">{title}</h2>
      {typeof text === 'string' ? (
        <p className="mt-3">{text}</p>
      ) : (
        <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-muted">
          {text.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
