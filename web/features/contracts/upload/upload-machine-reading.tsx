import { ScanText } from 'lucide-react';
import { useId } from 'react';
import type { MachineReading } from '#src/features/contracts/contracts.schema.ts';
import { maxPagesFor, pagesCharged, tokensPerPage as tokensOfText } from '#src/features/usage/page-counts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';

type Props = {
  reading: MachineReading;
  /** The rest of the document can be analysed without these pages. */
  readableWithout: boolean;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
};

/** Pages that hold pictures: what having them read by machine costs and means, and the consent to it. */
export function UploadMachineReading({ reading, readableWithout, agreed, onAgree }: Props) {
  const id = useId();
  const { pages, tokensPerPage, estimatedTokens, availableTokens } = reading;
  const inAll = formatNumber(pagesCharged(estimatedTokens ?? 0));
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2 rounded-box border border-rule px-4 py-3">
      <h3 id={`${id}-title`} className="flex items-start gap-2 font-semibold">
        <ScanText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        {m.upload_scan_title({ count: pages, shown: formatNumber(pages) })}
      </h3>
      <div id={`${id}-terms`} className="grid gap-2 text-sm text-muted">
        <p>{m.upload_scan_text()}</p>
        {estimatedTokens !== null && (
          <p>
            {m.upload_scan_cost({
              each: formatNumber(Math.ceil(tokensPerPage / tokensOfText)),
              pages: inAll,
              left: formatNumber(maxPagesFor(availableTokens ?? 0)),
            })}
          </p>
        )}
        {readableWithout && <p>{m.upload_scan_without()}</p>}
      </div>
      {reading.allowed ? (
        <label className="mt-1 flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={agreed}
            aria-describedby={`${id}-terms`}
            onChange={(event) => onAgree(event.target.checked)}
            className="checkbox checkbox-sm mt-0.5 border-(--field-line)"
          />
          <span className="font-medium">{m.upload_scan_agree({ pages: inAll })}</span>
        </label>
      ) : (
        <p className="font-medium text-error">{reading.reason}</p>
      )}
    </section>
  );
}
