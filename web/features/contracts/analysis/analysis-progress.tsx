import type { ComponentProps } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { ContractStages } from '../contract-stages';

export function AnalysisProgress(progress: ComponentProps<typeof ContractStages>) {
  return (
    <Card title={m.analysis_progress_title()} className="max-w-prose">
      <p className="mb-6 text-muted">{m.analysis_progress_text()}</p>
      <div className="grid gap-4">
        <ContractStages {...progress} />
      </div>
    </Card>
  );
}
