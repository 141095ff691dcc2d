import { useQuery } from '@tanstack/react-query';
import { History, X } from 'lucide-react';
import { useState } from 'react';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { newestContractsQuery } from '../contracts.queries';

const ChooseContract = late(async () => (await import('../choose-contract')).ChooseContract);

type Props = {
  fileName: string;
  chosen: ContractListItem | null;
  onChoose: (contract: ContractListItem | null) => void;
};

/** Asks which contract a file is a new version of, where there is one that it could be compared with. */
export function VersionField({ fileName, chosen, onChoose }: Props) {
  const { data } = useQuery(newestContractsQuery);
  const [choosing, setChoosing] = useState(false);
  if (!data?.some(({ status, templateId }) => status === 'complete' && templateId === null)) return null;
  return (
    <>
      {chosen ? (
        <p className="flex items-center gap-2">
          <History aria-hidden className="size-4.5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">
            {m.upload_version_of()} <bdi className="font-semibold">{chosen.givenTitle ?? chosen.fileName}</bdi>
          </span>
          <IconButton icon={X} label={m.upload_version_not()} className="btn-sm" onClick={() => onChoose(null)} />
        </p>
      ) : (
        <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" onClick={() => setChoosing(true)}>
          <History aria-hidden className="size-4.5" />
          {m.upload_version_ask()}
        </Button>
      )}
      {choosing && (
        <ChooseContract
          like={{ fileName }}
          title={m.upload_version_title()}
          text={m.upload_version_text()}
          onClose={() => setChoosing(false)}
          onChoose={(contract) => {
            onChoose(contract);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
