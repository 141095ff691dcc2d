import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatFileSize, formatLanguageAlone, formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { sideChoices } from '../side-choices';
import { SideField } from '../side-field';
import { UploadMachineReading } from './upload-machine-reading';
import type { Wanted } from './use-upload';

type Props = {
  file: File;
  size: SizeValidation;
  /** The party that is chosen at first. */
  side: string | null;
  onSend: (wanted: Wanted) => void;
  onOther: () => void;
};

/** What the server found in the file and what its analysis will cost, before anything is spent. */
export function UploadChecked({ file, size, side: guessed, onSend, onOther }: Props) {
  const { machineReading } = size;
  const [agreed, setAgreed] = useState(false);
  const [side, setSide] = useState(guessed);
  const byMachine = agreed && machineReading?.allowed === true;
  const sendable = size.allowed || machineReading?.allowed === true;
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <FileText aria-hidden className="mt-0.5 size-6 shrink-0 text-muted" strokeWidth={1.5} />
        <div role="status" className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <bdi>{file.name}</bdi>
          </p>
          <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
            {factsOf(file, size).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
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
      <div className="flex flex-wrap gap-3">
        {sendable && (
          <Button disabled={!size.allowed && !byMachine} onClick={() => onSend({ byMachine, side })}>
            {size.looksLikeContract ? m.upload_submit() : m.upload_submit_anyway()}
          </Button>
        )}
        <Button variant={sendable ? 'quiet' : 'secondary'} onClick={onOther}>
          {m.upload_other()}
        </Button>
      </div>
    </div>
  );
}

function factsOf(file: File, { pages, detectedLanguage, maxPages }: SizeValidation) {
  const facts = [formatFileSize(file.size)];
  if (pages !== null) facts.push(m.upload_pages({ count: pages, shown: formatNumber(pages) }));
  if (detectedLanguage) facts.push(formatLanguageAlone(detectedLanguage));
  if (maxPages !== null) facts.push(m.upload_room({ pages: formatNumber(maxPages) }));
  return facts;
}
