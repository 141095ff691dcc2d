import { Check, CircleSlash, Equal, type LucideIcon, ScanText, TextSearch } from 'lucide-react';
import { use, useId } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { directionOfText } from '#web/lib/text-direction.ts';
import { Mark, type MarkTone } from '#web/ui/mark.tsx';
import { type Place, ReadingContext, stretchOf } from '../reader/evidence-place';

const looks: Record<Evidence['match'], { icon: LucideIcon; text: () => string; edge: string }> = {
  exact: { icon: Check, text: m.evidence_exact, edge: 'border-solid' },
  close: { icon: Equal, text: m.evidence_close, edge: 'border-dashed' },
  none: { icon: CircleSlash, text: m.evidence_none, edge: 'border-dotted' },
};
const fromPicture = { icon: ScanText, text: m.evidence_from_image };

const frame = 'grid w-full gap-1.5 border-s-2 py-1 ps-4 pe-2 text-start';

type Props = {
  evidence: Evidence;
  /** The grade whose stroke lies on the words; without one they are marked only while they are open in the text. */
  tone: MarkTone;
  /** Small, where quotes only back up a fact. */
  compact?: boolean;
};

/** Words of the contract under a finding. Found ones open the text at their place. */
export function EvidenceQuote({ evidence, tone, compact = false }: Props) {
  const id = useId();
  const { language, textLength, place, show } = use(ReadingContext);
  const { quote, match, fromImage = false } = evidence;
  const stretch = stretchOf(evidence, textLength);
  const open = place?.quoteId === id;
  const marked = match !== 'none' && (tone !== 'plain' || open);

  const inside = (
    <>
      <span
        lang={language ?? undefined}
        dir={directionOfText(quote)}
        className={`font-serif wrap-anywhere print:line-clamp-none ${compact ? 'line-clamp-2 text-sm' : 'line-clamp-4'} ${match === 'none' ? 'text-muted' : ''}`}
      >
        {marked ? <Mark tone={tone}>{quote}</Mark> : quote}
      </span>
      <Verdict match={match} fromImage={fromImage} findable={stretch !== null} />
    </>
  );
  if (!stretch || match === 'none') return <div className={`${frame} ${looks[match].edge} border-rule`}>{inside}</div>;
  return (
    <button
      id={id}
      type="button"
      aria-current={open || undefined}
      onClick={() => show({ ...stretch, quoteId: id, match, tone, fromImage })}
      className={`group ${frame} ${looks[match].edge} cursor-pointer rounded-e-field hover:bg-base-200 ${open ? 'border-base-content bg-base-200' : 'border-(--field-line)'}`}
    >
      {inside}
    </button>
  );
}

/** In words how well a quote was found, and that it can be opened. */
function Verdict({
  match,
  fromImage,
  findable,
}: Pick<Place, 'fromImage'> & Pick<Evidence, 'match'> & { findable: boolean }) {
  const { icon: Icon, text } = fromImage ? fromPicture : looks[match];
  return (
    <span className={`flex items-start gap-1.5 text-sm ${match === 'none' ? 'text-error' : 'text-muted'}`}>
      <Icon aria-hidden className="mt-0.75 size-3.75 shrink-0" />
      <span>{text()}</span>
      {findable && (
        <span className="ms-auto flex shrink-0 items-center gap-1.5 group-hover:text-base-content group-hover:underline print:hidden">
          <TextSearch aria-hidden className="flip-rtl size-3.75" />
          <span className="sr-only sm:not-sr-only">{m.evidence_show()}</span>
        </span>
      )}
    </span>
  );
}
