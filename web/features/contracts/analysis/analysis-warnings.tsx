import type { Warning } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AnalysisText } from './analysis-text';
import { EvidenceQuotes } from './evidence/evidence-quotes';
import { FoldRow } from './fold-row';

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
  'lists-cut': m.analysis_warning_lists_cut,
};

/** Something in the document works against its reader, or is not covered here. */
const grave = new Set<Warning['kind']>([
  'embedded-instructions',
  'hidden-text',
  'unreadable-pages',
  'shortened',
  'lists-cut',
]);

/** What a reader must know before trusting the rest; nothing when there is nothing to say. What is lighter is folded away. */
export function AnalysisWarnings({ warnings }: { warnings: readonly Warning[] | null }) {
  // That it is no contract at all leads the page by itself.
  const shown = warnings?.filter(({ kind }) => kind !== 'not-a-contract');
  if (shown?.length === 0) return null;
  const leading = shown?.filter(({ kind }) => grave.has(kind)) ?? [];
  const lighter = shown?.filter(({ kind }) => !grave.has(kind)) ?? [];
  return (
    <section id="warnings" aria-labelledby="warnings-title" className="scroll-mt-6">
      <h2 id="warnings-title" className="sr-only">
        {m.analysis_warnings_title()}
      </h2>
      <div className="grid gap-3">
        {!shown && <Alert tone="warning">{m.analysis_section_unavailable()}</Alert>}
        {leading.map((warning) => (
          <WarningNote key={`${warning.kind}-${warning.message}`} warning={warning} />
        ))}
        {lighter.length > 0 && (
          <FoldRow
            summary={
              <h3 className="text-sm font-semibold text-muted">
                {m.analysis_notes_more({ count: formatNumber(lighter.length) })}
                {' · '}
                {[...new Set(lighter.map(({ kind }) => titles[kind]()))].join(' · ')}
              </h3>
            }
          >
            <div className="grid gap-3">
              {lighter.map((warning) => (
                <WarningNote key={`${warning.kind}-${warning.message}`} warning={warning} />
              ))}
            </div>
          </FoldRow>
        )}
      </div>
    </section>
  );
}

function WarningNote({ warning: { kind, message, evidence } }: { warning: Warning }) {
  return (
    <Alert tone={grave.has(kind) ? 'danger' : 'warning'} title={titles[kind]()}>
      <AnalysisText>{message}</AnalysisText>
      {evidence.length > 0 && (
        <div className="mt-2">
          <EvidenceQuotes evidence={evidence} compact about={message} />
        </div>
      )}
    </Alert>
  );
}
