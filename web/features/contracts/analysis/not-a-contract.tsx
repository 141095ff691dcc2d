import type { Warning } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { AnalysisText } from './analysis-text';
import { EvidenceQuotes } from './evidence/evidence-quotes';

/** That the document is no contract and why, and what its reader can do: there is nothing else to say of it. */
export function NotAContract({ warnings }: { warnings: readonly Warning[] }) {
  const warning = warnings.find(({ kind }) => kind === 'not-a-contract');
  return (
    <section id="warnings" className="grid gap-6">
      <Alert tone="danger" title={m.analysis_warning_not_a_contract()}>
        {warning && <AnalysisText className="text-base">{warning.message}</AnalysisText>}
        {warning && <EvidenceQuotes evidence={warning.evidence} />}
      </Alert>
      <div>
        <h2 className="font-serif text-heading font-semibold">{m.analysis_no_contract_next_title()}</h2>
        <ul className="mt-2 grid max-w-prose list-disc gap-1.5 ps-5">
          <li>{m.analysis_no_contract_check()}</li>
          <li>{m.analysis_no_contract_whole()}</li>
          <li>{m.analysis_no_contract_rely()}</li>
        </ul>
      </div>
    </section>
  );
}
