import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { RetryButton } from '../retry-button';

/** Why an analysis failed, that it cost nothing, and the way on from here. */
export function AnalysisFailure({ contract: { id, failureCode } }: { contract: Pick<Contract, 'id' | 'failureCode'> }) {
  return (
    <Card title={m.contract_failed()} className="max-w-prose">
      <p role="alert">{failureCode ? answerErrorText[failureCode]() : m.analysis_failed_unknown()}</p>
      <p className="mt-2 text-muted">{m.analysis_failed_not_charged()}</p>
      <div className="mt-6">
        <RetryButton contractId={id} variant="primary" size="md" />
      </div>
    </Card>
  );
}
