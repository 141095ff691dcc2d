import { BookmarkPlus } from 'lucide-react';
import { type RefObject, use, useEffect, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { KeepWords } from '#web/features/contracts/keep-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ReadingContext } from './evidence-place';

/** Offers to keep the words that are selected in the contract, over its lower end. */
export function KeepSelection({ within }: { within: RefObject<HTMLElement | null> }) {
  const keep = use(KeepWords);
  const { language } = use(ReadingContext);
  const [text, setText] = useState('');
  const off = keep === null;

  useEffect(() => {
    if (off) return;
    const read = () => setText(selectedIn(within.current));
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [off, within]);

  if (!keep || text === '') return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-center p-3">
      <Button
        size="sm"
        className="pointer-events-auto shadow-md"
        // The words stay selected while the button is pressed.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => keep({ text, clauseType: null, language })}
      >
        <BookmarkPlus aria-hidden className="size-4" />
        {m.keep_words_selected()}
      </Button>
    </div>
  );
}

function selectedIn(element: HTMLElement | null): string {
  const selection = getSelection();
  if (!element || !selection?.anchorNode || !selection.focusNode) return '';
  const inside = element.contains(selection.anchorNode) && element.contains(selection.focusNode);
  return inside ? selection.toString().trim() : '';
}
