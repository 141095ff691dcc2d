import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Locale } from '../../../src/i18n/locale.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { Button } from '../../ui/button';
import { goToMark } from './contract-text-scroll';
import type { Note } from './contract-text-segments';
import { ContractTextView } from './contract-text-view';
import type { Place } from './evidence-place';

type Props = {
  text: string;
  language: Locale | null;
  notes: readonly Note[];
  place: Place | null;
  /** Goes back to the quote that was opened, or to where one was. */
  onBack: () => void;
  /** The text lies over the findings and can be closed. */
  sheet?: boolean;
};

const verdicts = { exact: m.contract_text_exact, close: m.contract_text_close };

/** The text with its heading and, when a quote is open in it, what is highlighted and the way back. */
export function ContractTextPane({ text, language, notes, place, onBack, sheet = false }: Props) {
  const scroller = useRef<HTMLElement>(null);

  useEffect(() => {
    if (place && scroller.current) goToMark(scroller.current);
  }, [place]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from anywhere in the text
    <div
      className="flex h-full flex-col bg-base-200"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && place && !sheet) onBack();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule px-5 py-3">
        <h2 className="font-serif text-lg font-semibold">{m.contract_text_title()}</h2>
        {(place || sheet) && (
          <Button variant="quiet" size="sm" onClick={onBack} className="ms-auto -me-2">
            {sheet ? <X aria-hidden className="size-4" /> : <Undo2 aria-hidden className="flip-rtl size-4" />}
            {sheet ? m.contract_text_back() : m.contract_text_back_to_quote()}
          </Button>
        )}
        <p role="status" className="basis-full text-sm text-muted">
          {place ? verdicts[place.match]() : m.contract_text_hint()}
        </p>
      </div>
      <ContractTextView
        text={text}
        language={language}
        notes={notes}
        marked={place}
        scroller={scroller}
        className="grow px-5 py-5 text-[0.9375rem] sm:px-7"
      />
    </div>
  );
}
