import { BookmarkPlus } from 'lucide-react';
import { use } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { KeepWords } from '#web/features/contracts/keep-words.ts';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Keeps words of the contract as a clause of one's own; nothing where they are not the contract's. */
export function KeepQuote({ evidence, clauseType }: { evidence: Evidence; clauseType: ClauseType | null }) {
  const keep = use(KeepWords);
  const { language } = use(ReadingContext);
  if (!keep || evidence.match === 'none') return null;
  return (
    <IconButton
      icon={BookmarkPlus}
      label={m.keep_words_quote()}
      aria-haspopup="dialog"
      className="btn-sm self-start text-muted print:hidden"
      onClick={() => keep({ text: evidence.quote, clauseType, language })}
    />
  );
}
