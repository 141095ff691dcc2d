import { Trash2 } from 'lucide-react';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useListPlace } from '../contract-list-place';
import { ContractStages } from '../contract-stages';
import { isTerminal } from '../contract-status.rules';
import { ContractStatusBadge } from '../contract-status-badge';
import { AnalysisLanguageBadge } from '../language-badge';
import { RetryButton } from '../retry-button';
import { TagsButton } from '../tags-button';
import { useConfirmedDelete } from '../use-confirmed-delete';
import { ContractFacts } from './contract-facts';
import { TagLinks } from './tag-links';

export function ContractDetails({ contract, onDeleted }: { contract: ContractListItem; onDeleted: () => void }) {
  const { id, status, failureCode, summary, templateId, riskCounts } = contract;
  const { createdAt, detectedLanguage, languageConfidence } = contract;
  const place = useListPlace();
  const { remove, isPending } = useConfirmedDelete({ onDeleted });
  const noRisks = riskCounts && riskCounts.high + riskCounts.medium + riskCounts.low === 0;
  return (
    <div className="grid gap-5 border-t border-rule pt-4">
      {status === 'failed' ? (
        <Alert tone="danger" title={m.contract_failed()} action={<RetryButton contractId={id} />}>
          {answerErrorText[failureCode ?? 'contracts.analysis_failed']()} {m.analysis_failed_not_charged()}
        </Alert>
      ) : (
        !isTerminal(status) && <ContractStages status={status} waitingUntil={contract.waitingUntil} />
      )}
      {summary && (
        <div>
          <h3 className="text-sm font-semibold">{m.contract_summary()}</h3>
          <p dir="auto" className="mt-1 max-w-prose">
            {summary}
          </p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted">
        {status === 'complete' && <ContractStatusBadge {...contract} />}
        {detectedLanguage && languageConfidence !== null && (
          <AnalysisLanguageBadge language={detectedLanguage} confidence={languageConfidence} />
        )}
        {m.contract_uploaded_on({ date: formatDate(createdAt) })}
      </p>
      {noRisks && <p className="text-muted">{m.contracts_none_risks()}</p>}
      <ContractFacts contract={contract} />
      <TagLinks tags={contract.tags} />
      <div className="flex flex-wrap gap-3">
        {status === 'complete' && (
          <ButtonLink to={paths.analysis(id)} state={place}>
            {templateId === null ? m.contract_view() : m.contract_view_generated()}
          </ButtonLink>
        )}
        <TagsButton contract={contract} />
        <Button variant="secondary" busy={isPending} className="text-error" onClick={() => remove(id)}>
          {!isPending && <Trash2 aria-hidden className="size-4" />}
          {m.contract_delete()}
        </Button>
      </div>
    </div>
  );
}
