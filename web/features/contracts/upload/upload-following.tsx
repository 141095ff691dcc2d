import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ContractStages } from '../contract-stages';
import { newestContractsQuery } from '../contracts.queries';

const leaveAfter = 2000;

type Props = { contractId: string; fileName: string; onLeave: () => void };

/** Follows an upload to the end of its analysis, then makes room for the next one. */
export function UploadFollowing({ contractId, fileName, onLeave }: Props) {
  const { data: contracts } = useQuery(newestContractsQuery);
  const contract = contracts?.find(({ id }) => id === contractId);
  const seen = useRef(false);
  if (contract) seen.current = true;
  const status = contract?.status ?? (seen.current ? 'deleted' : 'uploaded');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins when the status says so, and only then
  useEffect(() => {
    // A failure is shown in its row.
    if (status === 'failed' || status === 'deleted') return onLeave();
    if (status !== 'complete') return;
    const timer = setTimeout(onLeave, leaveAfter);
    return () => clearTimeout(timer);
  }, [status]);

  if (status === 'failed' || status === 'deleted') return null;
  return (
    <div className="grid gap-5">
      <p className="font-semibold wrap-anywhere">
        <bdi>{status === 'complete' ? fileName : m.upload_following({ name: fileName })}</bdi>
      </p>
      <ContractStages status={status} waitingUntil={contract?.waitingUntil ?? null} />
      {status !== 'complete' && (
        <Button variant="secondary" className="justify-self-start" onClick={onLeave}>
          {m.upload_another()}
        </Button>
      )}
    </div>
  );
}
