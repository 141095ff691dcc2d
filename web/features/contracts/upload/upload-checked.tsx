import { FileText } from 'lucide-react';
import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatFileSize, formatLanguageAlone, formatNumber } from '#web/lib/format.ts';
import { UploadDecision } from './upload-decision';
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
export function UploadChecked({ file, size, side, onSend, onOther }: Props) {
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
      <UploadDecision
        fileName={file.name}
        size={size}
        side={side}
        onSend={onSend}
        otherwise={m.upload_other()}
        onOther={onOther}
      />
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
