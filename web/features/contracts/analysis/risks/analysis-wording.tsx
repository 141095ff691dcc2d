import { BookmarkPlus } from 'lucide-react';
import { use } from 'react';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { KeepWords } from '#web/features/contracts/keep-words.ts';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** A clause to propose, in the contract's language. */
export function AnalysisWording({ wording, clauseType }: { wording: string; clauseType: ClauseType | null }) {
  const { language } = use(ReadingContext);
  const keep = use(KeepWords);
  return (
    <div className="rounded-box border border-rule bg-base-200 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold">{m.analysis_wording_title()}</p>
        <span className="-me-2 flex flex-wrap print:hidden">
          {keep && (
            <Button
              variant="quiet"
              size="sm"
              aria-haspopup="dialog"
              aria-label={m.keep_words_wording()}
              onClick={() => keep({ text: wording, clauseType, language })}
            >
              <BookmarkPlus aria-hidden className="size-4" />
              {m.keep_words()}
            </Button>
          )}
          <CopyButton text={wording} label={m.analysis_wording_copy()} />
        </span>
      </div>
      <p lang={language ?? undefined} dir="auto" className="mt-1 font-serif whitespace-pre-line wrap-anywhere">
        {wording}
      </p>
    </div>
  );
}
