import { Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { goToMark } from './contract-text-scroll';
import type { Note } from './contract-text-segments';
import { ContractTextView } from './contract-text-view';
import { otherViewOf, useContractView } from './contract-view-choice';
import { ContractFileView } from './contract-view-file';
import { describeOutcome, type Outcome } from './contract-view-outcome';
import { ContractViewSwitch } from './contract-view-switch';
import type { Place } from './evidence-place';
import { FindingSteps } from './finding-steps';

type Props = {
  contract: Pick<Contract, 'id' | 'fileContent' | 'fileFormat' | 'blocks' | 'detectedLanguage'>;
  notes: readonly Note[];
  /** In the order of the text. */
  findings: readonly Place[];
  place: Place | null;
  onShow: (place: Place) => void;
  /** Goes back to the quote that was opened, or to where one was. */
  onBack: () => void;
  /** The text lies over the findings and can be closed. */
  sheet?: boolean;
};

/** The contract with its heading and, when a quote is open in it, what is highlighted and the way back. */
export function ContractTextPane({ contract, notes, findings, place, onShow, onBack, sheet = false }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const [view, chooseView] = useContractView(contract.fileFormat);
  const [outcome, setOutcome] = useState<Outcome>('searching');
  const other = otherViewOf(contract.fileFormat);

  useEffect(() => {
    if (view === 'text' && place && scroller.current) goToMark(scroller.current);
  }, [place, view]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from anywhere in the text
    <div
      className="flex h-full flex-col bg-base-200"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && place && !sheet) onBack();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-rule px-5 py-3">
        <h2 className="font-serif text-lg font-semibold">{m.contract_text_title()}</h2>
        {other && <ContractViewSwitch views={['text', other]} current={view} onChoose={chooseView} />}
        {findings.length > 0 && <FindingSteps findings={findings} place={place} onShow={onShow} />}
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
      </div>
      {view === 'text' ? (
        <ContractTextView
          text={contract.fileContent}
          blocks={contract.blocks}
          language={contract.detectedLanguage}
          notes={notes}
          marked={place}
          scroller={scroller}
          className="grow px-5 py-5 text-[0.9375rem] sm:px-7"
        />
      ) : (
        <ContractFileView
          view={view}
          contract={contract}
          place={place}
          onOutcome={setOutcome}
          onShowText={() => chooseView('text')}
        />
      )}
    </div>
  );
}
