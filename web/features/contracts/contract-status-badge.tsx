import type { ContractListItem } from '../../../src/features/contracts/contracts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge';
import { Spinner } from '../../ui/spinner';

export function ContractStatusBadge({ status, templateId }: Pick<ContractListItem, 'status' | 'templateId'>) {
  if (templateId !== null) return <Badge tone="success">{m.contract_ready()}</Badge>;
  if (status === 'complete') return <Badge tone="success">{m.contract_complete()}</Badge>;
  if (status === 'failed') return <Badge tone="danger">{m.contract_failed()}</Badge>;
  return (
    <Badge tone="info">
      <Spinner />
      {m.contract_processing()}
    </Badge>
  );
}
