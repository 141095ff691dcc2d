import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ContractStatusBadge } from '../contract-status-badge';
import { useConfirmedDelete } from '../use-confirmed-delete';
import { GeneratedCheckButton } from './generated-check-button';
import { GeneratedDownloads } from './generated-downloads';

type Props = { contract: ContractListItem; templateName: string | null; onDeleted: () => void };

export function GeneratedRow({ contract, templateName, onDeleted }: Props) {
  const { id, fileName, createdAt } = contract;
  const { remove, isPending } = useConfirmedDelete({ onDeleted });
  const nameId = useId();
  return (
    <li className="grid gap-3 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Link id={nameId} to={paths.analysis(id)} className="text-link min-w-0 font-semibold wrap-anywhere">
          <bdi>{fileName}</bdi>
        </Link>
        <ContractStatusBadge {...contract} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        {templateName && <span>{templateName}</span>}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div role="group" aria-labelledby={nameId} className="flex flex-wrap gap-2">
        <GeneratedDownloads contractId={id} />
        <GeneratedCheckButton contractId={id} />
        <Button size="sm" variant="secondary" busy={isPending} className="text-error" onClick={() => remove(id)}>
          {!isPending && <Trash2 aria-hidden className="size-4" />}
          {m.contract_delete()}
        </Button>
      </div>
    </li>
  );
}
