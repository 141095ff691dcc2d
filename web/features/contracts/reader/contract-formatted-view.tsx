import './contract-formatted.css';
import { useEffect, useRef, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { formatDocx } from './contract-formatted-document';
import { drawFound, eraseFound, formattedText } from './contract-formatted-found';
import { locateFormatted } from './contract-formatted-locate';
import { drawMarks, eraseMarks } from './contract-formatted-marks';
import { tidyFormatted } from './contract-formatted-tidy';
import { bringUp, goToMark } from './contract-text-scroll';
import type { FileViewProps } from './contract-view-props';

/** A Word file roughly as Word shows it, with the words of the open quote highlighted. */
export function ContractFormattedView(props: FileViewProps) {
  const { bytes, contract, place, found, onText, onOutcome, onBroken } = props;
  const { fileContent: text, blocks, detectedLanguage } = contract;
  const scroller = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let gone = false;
    formatDocx(bytes)
      .then((formatted) => {
        if (gone || !paper.current) return;
        tidyFormatted(formatted, text, blocks);
        paper.current.replaceChildren(formatted);
        onText(formattedText(paper.current));
        setReady(true);
      })
      .catch(() => {
        if (!gone) onBroken();
      });
    return () => {
      gone = true;
      onText(null);
    };
  }, [bytes, text, blocks, onText, onBroken]);

  useEffect(() => {
    const root = paper.current;
    if (!ready || !place || !root || !scroller.current) return;
    const found = locateFormatted(root, { text, blocks, quote: place });
    onOutcome(found ? 'marked' : 'missing');
    if (!found) return;
    drawMarks(found.nodes, found.stretches, place);
    goToMark(scroller.current);
    return () => eraseMarks(root);
  }, [ready, place, text, blocks, onOutcome]);

  // After the quote was marked, which cuts the document's text anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!ready || !paper.current || !scroller.current || !found.current) return;
    const now = drawFound(paper.current, found);
    if (now) bringUp(now, scroller.current);
    return eraseFound;
  }, [ready, found.places, found.current, place]);

  return (
    <section
      ref={scroller}
      aria-label={m.contract_view_formatted()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4 sm:px-7"
    >
      {!ready && <LoadingState label={m.contract_view_opening()} />}
      {ready && <p className="mb-4 text-sm text-muted">{m.contract_view_formatted_note()}</p>}
      <div ref={paper} lang={detectedLanguage ?? undefined} className="contract-formatted" />
    </section>
  );
}
