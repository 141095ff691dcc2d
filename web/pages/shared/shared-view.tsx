import '#web/features/contracts/analysis/analysis-print.css';
import type { SharedAnalysis as Shared } from '#src/features/shares/shares.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { SharedAnalysis } from '#web/features/contracts/analysis/share/shared-analysis.tsx';
import { sharedName } from '#web/features/contracts/analysis/share/shared-name.ts';
import { formatShortDate } from '#web/lib/format.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/** A shared analysis under its title; alone it is as wide as it is read best. */
export function SharedView({ shared }: { shared: Shared }) {
  const { title, language, updatedAt, withText } = shared;
  return (
    <div className={`mx-auto px-4 pt-4 pb-8 sm:px-6 sm:pt-7 sm:pb-10 ${withText ? 'max-w-page' : 'max-w-3xl'}`}>
      <PageHeader
        compact
        title={
          <span lang={(title && language) || undefined} dir="auto">
            {sharedName(shared)}
          </span>
        }
        lead={<span>{m.analysis_analyzed_on({ date: formatShortDate(updatedAt) })}</span>}
      />
      <p className="-mt-1 mb-4 max-w-prose text-sm text-muted">
        {m.shared_lead()} {!withText && m.shared_without_text()}
      </p>
      <SharedAnalysis shared={shared} />
    </div>
  );
}
