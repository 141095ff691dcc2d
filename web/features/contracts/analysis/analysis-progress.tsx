import type { ContractStatus } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { ContractStages } from '../contract-stages';

export function AnalysisProgress({ status }: { status: Exclude<ContractStatus, 'failed'> }) {
  return (
    <Card title={m.analysis_progress_title()} className="max-w-prose">
      <p className="mb-6 text-muted">{m.analysis_progress_text()}</p>
      <ContractStages status={status} />
    </Card>
  );
}
