import { Check, CircleSlash, Equal, type LucideIcon, TextSearch } from 'lucide-react';
import { use, useId } from 'react';
import type { Evidence } from '../../../src/features/contracts/analysis.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { Mark, type MarkTone } from '../../ui/mark';
import { ReadingContext, stretchOf } from './evidence-place';

const looks: Record<Evidence['match'], { icon: LucideIcon; text: () => string; edge: string }> = {
  exact: { icon: Check, text: m.evidence_exact, edge: 'border-solid' },
  close: { icon: Equal, text: m.evidence_close, edge: 'border-dashed' },
  none: { icon: CircleSlash, text: m.evidence_none, edge: 'border-dotted' },
};

const frame = 'grid w-full gap-1.5 border-s-2 py-1 ps-4 pe-2 text-start';

/** Words of the contract under a finding. Found ones open the text at their place. */
export function EvidenceQuote({ evidence, tone }: { evidence: Evidence; tone: MarkTone }) {
  const id = useId();
  const { language, textLength, place, show } = use(ReadingContext);
  const { quote, match } = evidence;
  const { icon: Icon, text, edge } = looks[match];
  const stretch = stretchOf(evidence, textLength);

  const words = (
    <span
      lang={language ?? undefined}
      dir="auto"
      className="line-clamp-4 font-serif wrap-anywhere print:line-clamp-none"
    >
      {match === 'none' ? <q className="text-muted">{quote}</q> : <Mark tone={tone}>{quote}</Mark>}
    </span>
  );
  const verdict = (
    <span className={`flex items-start gap-1.5 text-sm ${match === 'none' ? 'text-error' : 'text-muted'}`}>
      <Icon aria-hidden className="mt-0.5 size-3.75 shrink-0" />
      <span>{text()}</span>
      {stretch && (
        <span className="ms-auto flex shrink-0 items-center gap-1.5 font-medium group-hover:text-base-content group-hover:underline print:hidden">
          <TextSearch aria-hidden className="size-3.75" />
          <span className="sr-only sm:not-sr-only">{m.evidence_show()}</span>
        </span>
      )}
    </span>
  );

  if (!stretch || match === 'none') {
    return (
      <div className={`${frame} ${edge} border-rule`}>
        {words}
        {verdict}
      </div>
    );
  }
  const open = place?.quoteId === id;
  return (
    <button
      id={id}
      type="button"
      aria-current={open || undefined}
      onClick={() => show({ ...stretch, quoteId: id, match, tone })}
      className={`group ${frame} ${edge} cursor-pointer rounded-e-field hover:bg-base-200 ${open ? 'border-base-content bg-base-200' : 'border-(--field-line)'}`}
    >
      {words}
      {verdict}
    </button>
  );
}
