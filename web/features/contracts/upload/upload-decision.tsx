import { useState } from 'react';
import type { ContractListItem, SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { sideChoices } from '../side-choices';
import { SideField } from '../side-field';
import { UploadMachineReading } from './upload-machine-reading';
import type { Wanted } from './use-upload';
import { VersionField } from './version-field';

type Props = {
  fileName: string;
  size: SizeValidation;
  /** The party that is chosen at first. */
  side: string | null;
  onSend: (wanted: Wanted) => void;
  /** What can be done instead. */
  otherwise: string;
  onOther: () => void;
};

/** What is asked of a file that was measured, and the button that sends it. */
export function UploadDecision({ fileName, size, side: guessed, onSend, otherwise, onOther }: Props) {
  const { machineReading } = size;
  const [agreed, setAgreed] = useState(false);
  const [side, setSide] = useState(guessed);
  const [earlier, setEarlier] = useState<ContractListItem | null>(null);
  const byMachine = agreed && machineReading?.allowed === true;
  const sendable = size.allowed || machineReading?.allowed === true;
  return (
    <>
      {!size.allowed && <Alert tone={sendable ? 'warning' : 'danger'}>{size.reason}</Alert>}
      {sendable && !size.looksLikeContract && (
        <Alert tone="warning" live title={m.upload_not_contract()}>
          {size.notContractReason}
        </Alert>
      )}
      {machineReading && (
        <UploadMachineReading
          reading={machineReading}
          readableWithout={size.allowed}
          agreed={agreed}
          onAgree={setAgreed}
        />
      )}
      {sendable && size.parties.length > 0 && (
        <SideField
          choices={sideChoices(size)}
          language={size.detectedLanguage}
          chosen={side}
          onChoose={setSide}
          withUnsure
        />
      )}
      {sendable && <VersionField fileName={fileName} chosen={earlier} onChoose={setEarlier} />}
      <div className="flex flex-wrap gap-3">
        {sendable && (
          <Button
            disabled={!size.allowed && !byMachine}
            onClick={() => onSend({ byMachine, side, newVersionOf: earlier?.id ?? null })}
          >
            {size.looksLikeContract ? m.upload_submit() : m.upload_submit_anyway()}
          </Button>
        )}
        <Button variant={sendable ? 'quiet' : 'secondary'} onClick={onOther}>
          {otherwise}
        </Button>
      </div>
    </>
  );
}
