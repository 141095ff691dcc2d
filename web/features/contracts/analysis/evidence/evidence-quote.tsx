import { TextSearch } from 'lucide-react';
import { use } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { directionOfText } from '#web/lib/text-direction.ts';
import { Mark, type MarkTone } from '#web/ui/mark.tsx';
import { EvidenceVerdict } from './evidence-verdict';
import { focusStart } from './quote-focus';
import { useWords } from './use-words';

const edges: Record<Evidence['match'], string> = {
  exact: 'border-solid',
  close: 'border-dashed',
  none: 'border-dotted',
};
const frame = 'grid w-full gap-1 border-s-2 py-0.5 ps-3 pe-2 text-start';

type Props = {
  evidence: Evidence;
  /** The grade whose stroke lies on the words; without one they are marked only while they are open in the text. */
  tone: MarkTone;
  /** Small, where nothing is said about the words. */
  compact?: boolean;
  /** What the finding says, to show of a long quote the part that it is about. */
  about?: string;
};

/** Words of the contract under a finding. Found ones open the text at their place. */
export function EvidenceQuote({ evidence, tone, compact = false, about = '' }: Props) {
  const { language } = use(ReadingContext);
  const { id, open, show } = useWords(evidence, tone);
  const { quote, match, fromImage } = evidence;
  const marked = match !== 'none' && (tone !== 'plain' || open);
  const start = focusStart(quote, about, { compact });
  const shown = start === 0 ? quote : <FromWithin quote={quote} start={start} />;

  const words = (
    <span
      lang={language ?? undefined}
      dir={directionOfText(quote)}
      className={`font-serif wrap-anywhere ${compact ? 'line-clamp-2 text-sm' : 'line-clamp-4 print:line-clamp-6'} ${match === 'none' ? 'text-muted' : ''}`}
    >
      {marked ? <Mark tone={tone}>{shown}</Mark> : shown}
    </span>
  );
  const verdict = <EvidenceVerdict match={match} fromImage={fromImage} />;
  if (!show) {
    return (
      <div className={`${frame} ${edges[match]} border-rule`}>
        {words}
        {verdict}
      </div>
    );
  }
  return (
    <button
      id={id}
      type="button"
      aria-current={open || undefined}
      onClick={show}
      className={`group/quote ${frame} ${edges[match]} cursor-pointer rounded-e-field hover:bg-base-200 ${open ? 'border-base-content bg-base-200' : 'border-(--field-line)'}`}
    >
      {words}
      {verdict}
      {compact ? (
        <span className="sr-only">{m.evidence_show()}</span>
      ) : (
        <span className="flex items-center gap-1.5 text-sm text-muted group-hover/quote:text-base-content group-hover/quote:underline print:hidden">
          <TextSearch aria-hidden className="flip-rtl size-3.75" />
          {m.evidence_show()}
        </span>
      )}
    </button>
  );
}

/** A quote of which the beginning is out of sight, though whole for who hears or copies it. */
function FromWithin({ quote, start }: { quote: string; start: number }) {
  return (
    <>
      <span className="sr-only">{quote.slice(0, start)}</span>
      <span className="before:content-['…_']">{quote.slice(start)}</span>
    </>
  );
}
