import { Maximize2, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ContractSearchBar } from './contract-search-bar';
import { goToFound, goToMark } from './contract-text-scroll';
import type { Note } from './contract-text-segments';
import { ContractTextView } from './contract-text-view';
import { otherViewOf, useContractView } from './contract-view-choice';
import { ContractFileView } from './contract-view-file';
import { describeOutcome, type Outcome } from './contract-view-outcome';
import { ContractViewSwitch } from './contract-view-switch';
import type { Place } from './evidence-place';
import { FindingSteps } from './finding-steps';
import { KeepSelection } from './keep-selection';
import type { MarginFinding } from './margin-finding';
import { useContractSearch } from './use-contract-search';

type Props = {
  contract: Pick<Contract, 'id' | 'fileContent' | 'fileFormat' | 'blocks' | 'detectedLanguage'>;
  notes: readonly Note[];
  /** In the order of the text. */
  findings: readonly Place[];
  /** What the text has marks for in its margin. */
  beside: readonly MarginFinding[];
  place: Place | null;
  onShow: (place: Place) => void;
  /** Goes back to the quote that was opened, or to where one was. */
  onBack: () => void;
  /** Goes to a finding that rests on the text. Must stay the same function. */
  onLead: (finding: MarginFinding) => void;
  /** Shows it larger, over the findings. */
  onEnlarge?: () => void;
  /** The text lies over the findings and can be closed. */
  sheet?: boolean;
};

/** The contract with its heading and, when a quote is open in it, what is highlighted and the way back. */
export function ContractTextPane(props: Props) {
  const { contract, notes, findings, beside, place, onShow, onBack, onLead, onEnlarge, sheet = false } = props;
  const pane = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const [view, chooseView] = useContractView(contract.fileFormat);
  const [outcome, setOutcome] = useState<Outcome>('searching');
  const other = otherViewOf(contract.fileFormat);
  // A formatted file says some things otherwise than the text that was read from it.
  const [shownText, setShownText] = useState<string | null>(null);
  const search = useContractSearch(view === 'formatted' ? (shownText ?? '') : contract.fileContent);

  useEffect(() => {
    if (view === 'text' && place && scroller.current) goToMark(scroller.current);
  }, [place, view]);

  useEffect(() => {
    if (view === 'text' && search.current && scroller.current) goToFound(scroller.current);
  }, [search.current, view]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from anywhere in the text
    <div
      ref={pane}
      className="relative flex h-full flex-col bg-base-200"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && place && !sheet) onBack();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-rule px-5 py-3">
        <h2 className="font-serif text-lg font-semibold">{m.contract_text_title()}</h2>
        {other && <ContractViewSwitch views={['text', other]} current={view} onChoose={chooseView} />}
        {findings.length > 0 && <FindingSteps findings={findings} place={place} onShow={onShow} />}
        {onEnlarge && (
          <IconButton
            icon={Maximize2}
            label={m.contract_text_enlarge()}
            className={`btn-sm -my-1 ${findings.length > 0 ? '-ms-4' : 'ms-auto'}`}
            onClick={onEnlarge}
          />
        )}
        {(place || sheet) && (
          <Button
            variant="quiet"
            size="sm"
            onClick={onBack}
            className={`-me-2 ${findings.length > 0 ? '' : 'ms-auto'}`}
          >
            {sheet ? <X aria-hidden className="size-4" /> : <Undo2 aria-hidden className="flip-rtl size-4" />}
            {sheet ? m.contract_text_back() : m.contract_text_back_to_quote()}
          </Button>
        )}
        <p role="status" className="basis-full text-sm text-muted">
          {describeOutcome(view, place, outcome)}
        </p>
        <ContractSearchBar search={search} />
      </div>
      {view === 'text' ? (
        <ContractTextView
          text={contract.fileContent}
          blocks={contract.blocks}
          language={contract.detectedLanguage}
          notes={notes}
          marked={place}
          found={search}
          beside={beside}
          onLead={onLead}
          onBack={onBack}
          scroller={scroller}
        />
      ) : (
        <ContractFileView
          view={view}
          contract={contract}
          place={place}
          found={search}
          onText={setShownText}
          onOutcome={setOutcome}
          onShowText={() => chooseView('text')}
        />
      )}
      <KeepSelection within={pane} />
    </div>
  );
}
