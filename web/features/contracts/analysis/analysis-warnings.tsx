import type { Warning } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { AnalysisText } from './analysis-text';
import { EvidenceQuotes } from './evidence-quotes';

const titles: Record<Warning['kind'], () => string> = {
  'not-a-contract': m.analysis_warning_not_a_contract,
  'embedded-instructions': m.analysis_warning_embedded_instructions,
  'hidden-text': m.analysis_warning_hidden_text,
  'invisible-characters': m.analysis_warning_invisible_characters,
  'mixed-languages': m.analysis_warning_mixed_languages,
  'unreadable-pages': m.analysis_warning_unreadable_pages,
  'machine-read-pages': m.analysis_warning_machine_read_pages,
  'tracked-changes': m.analysis_warning_tracked_changes,
  'lost-numbering': m.analysis_warning_lost_numbering,
  shortened: m.analysis_warning_shortened,
};

/** Something in the document works against its reader. */
const grave = new Set<Warning['kind']>([
  'not-a-contract',
  'embedded-instructions',
  'hidden-text',
  'unreadable-pages',
  'shortened',
]);

/** What a reader must know before trusting the rest; nothing when there is nothing to say. */
export function AnalysisWarnings({ warnings }: { warnings: readonly Warning[] | null }) {
  if (warnings?.length === 0) return null;
  return (
    <section id="warnings" aria-labelledby="warnings-title" className="scroll-mt-6">
      <h2 id="warnings-title" className="font-serif text-heading font-semibold">
        {m.analysis_warnings_title()}
      </h2>
      <div className="mt-4 grid gap-3">
        {warnings === null && <Alert tone="warning">{m.analysis_section_unavailable()}</Alert>}
        {warnings?.map(({ kind, message, evidence }) => (
          <Alert key={`${kind}-${message}`} tone={grave.has(kind) ? 'danger' : 'warning'} title={titles[kind]()}>
            <AnalysisText className="text-base">{message}</AnalysisText>
            {evidence.length > 0 && (
              <div className="mt-3 text-base">
                <EvidenceQuotes evidence={evidence} />
              </div>
            )}
          </Alert>
        ))}
      </div>
    </section>
  );
}
