import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Props = Pick<ContractListItem, 'status' | 'templateId' | 'waitingUntil'>;

export function ContractStatusBadge({ status, templateId, waitingUntil }: Props) {
  if (templateId !== null) return <Badge tone="success">{m.contract_ready()}</Badge>;
  if (status === 'complete') return <Badge tone="success">{m.contract_complete()}</Badge>;
  if (status === 'failed') return <Badge tone="danger">{m.contract_failed()}</Badge>;
  return (
    <>
      <Badge tone="info">
        <Spinner />
        {m.contract_processing()}
      </Badge>
      {waitingUntil && <span className="mt-1 block text-xs text-muted">{m.contract_waiting()}</span>}
    </>
  );
}
