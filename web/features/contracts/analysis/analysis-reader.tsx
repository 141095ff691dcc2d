import { BookOpenText } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useSideBySide } from '../reader/contract-text-layout';
import { ContractTextSheet } from '../reader/contract-text-sheet';
import { type Place, ReadingContext } from '../reader/evidence-place';
import type { MarginFinding } from '../reader/margin-finding';
import { AnalysisFindings } from './analysis-findings';
import { notesOf } from './analysis-notes';
import { readSections } from './analysis-sections';
import { findingPlaces, placesToRead } from './finding-places';
import { openRow } from './fold-row';
import './analysis.css';
import { late } from '#web/lib/late.ts';

// The findings are read first.
const ContractTextPane = late(async () => (await import('../reader/contract-text-pane')).ContractTextPane);

/** The findings beside the contract's text, or, on a small screen, the text over them when it is asked for. */
export function AnalysisReader({ contract }: { contract: Contract }) {
  const { fileContent: text, detectedLanguage: language } = contract;
  const sections = useMemo(() => readSections(contract), [contract]);
  const notes = useMemo(() => notesOf(sections, text.length), [sections, text]);
  const findings = useMemo(() => findingPlaces(sections, text.length), [sections, text]);
  const beside = useMemo(() => [...findings, ...placesToRead(sections, text.length)], [findings, sections, text]);
  const [place, setPlace] = useState<Place | null>(null);
  const [sought, setSought] = useState<{ anchor: string } | null>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const sideBySide = useSideBySide();

  const show = useCallback(
    (next: Place) => {
      setPlace(next);
      setSheetOpen(!sideBySide);
    },
    [sideBySide],
  );

  /** Leaves the text for a finding: what covers the page is closed and what was folded away is there before. */
  const lead = useCallback(({ quoteId: anchor }: Pick<MarginFinding, 'quoteId'>) => {
    flushSync(() => {
      setSheetOpen(false);
      setSought({ anchor });
    });
    goBackTo(anchor);
  }, []);

  function back() {
    // A closing sheet gives the focus back by itself.
    if (place && (sideBySide || findings.some((one) => one === place))) lead(place);
    else setSheetOpen(false);
  }

  const closeSheet = () => setSheetOpen(false);

  // Without waiting on a small screen for the text to be asked for.
  useEffect(() => void ContractTextPane.fetch().catch(() => {}), []);

  const pane = { contract, notes, findings, beside, place, onShow: setPlace, onBack: back, onLead: lead };
  const reading = useMemo(
    () => ({ language, textLength: text.length, place, show, sought }),
    [language, text, place, show, sought],
  );

  return (
    <ReadingContext value={reading}>
      <div className="gap-8 pb-20 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,43%)] lg:pb-0 print:block print:pb-0">
        <AnalysisFindings contract={contract} sections={sections} />
        {sideBySide ? (
          <aside aria-label={m.contract_text_title()} className="print:hidden">
            <div className="sticky top-4 h-[calc(100dvh-2rem)] overflow-hidden rounded-box border border-rule">
              <ContractTextPane {...pane} onEnlarge={() => setSheetOpen(true)} />
            </div>
            {/* The same in large: a page of a file is wider than what is beside the findings. */}
            {sheetOpen && (
              <ContractTextSheet open onClose={closeSheet}>
                <ContractTextPane {...pane} onBack={closeSheet} sheet />
              </ContractTextSheet>
            )}
          </aside>
        ) : (
          <>
            <div className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-base-100 px-4 py-2.5 print:hidden">
              <Button
                variant="secondary"
                className="w-full"
                onClick={() => {
                  setPlace(null);
                  setSheetOpen(true);
                }}
              >
                <BookOpenText aria-hidden className="size-4" />
                {m.contract_text_read()}
              </Button>
            </div>
            <ContractTextSheet open={sheetOpen} onClose={back}>
              <ContractTextPane {...pane} sheet />
            </ContractTextSheet>
          </>
        )}
      </div>
    </ReadingContext>
  );
}

/** Shows a quote, or the row of a finding, where it was folded away too. */
function goBackTo(id: string) {
  openRow(id);
  const shown = document.getElementById(id);
  const target = shown?.querySelector<HTMLElement>('summary, button') ?? shown;
  target?.focus();
}
