import { use } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** A clause to propose, in the contract's language. */
export function AnalysisWording({ wording }: { wording: string }) {
  const { language } = use(ReadingContext);
  return (
    <div className="rounded-box border border-rule bg-base-200 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold">{m.analysis_wording_title()}</p>
        <span className="-me-2 print:hidden">
          <CopyButton text={wording} label={m.analysis_wording_copy()} />
        </span>
      </div>
      <p lang={language ?? undefined} dir="auto" className="mt-1 font-serif whitespace-pre-line wrap-anywhere">
        {wording}
      </p>
    </div>
  );
}
