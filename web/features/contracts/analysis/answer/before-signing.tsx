import { FilePen } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import {
  firstSentence,
  type ListedRisk,
  mostPressing,
  pressingRisks,
} from '#src/features/contracts/listed-risks.rules.ts';
import { hasEnded, isoToday } from '#src/features/contracts/pressing-dates.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AskForChanges } from '../changes/ask-for-changes';
import { ClauseLabel } from '../evidence/clause-label';
import { ShowWords } from '../evidence/show-words';
import { openRow } from '../fold-row';
import { AnalysisGrade } from '../risks/analysis-grade';
import { SharedTitleWords } from '../risks/shared-title-words';
import { ToCome } from '../to-come';
import { answerLooks } from './answer-looks';

/** The gravest risks with what to do about each; that there are none clears nothing. */
export function BeforeSigning({ sections }: { sections: Sections }) {
  const pressing = pressingRisks(sections);
  const places = Array.from(
    { length: sections.partial ? mostPressing : pressing.length },
    (_, place) => pressing[place],
  );
  if (sections.riskAssessment === null) return null;
  return (
    <section id="before-signing" aria-labelledby="before-signing-title" className="scroll-mt-6">
      <h2 id="before-signing-title" className={answerLooks.heading}>
        {hasEnded(sections.dates ?? [], isoToday()) ? m.analysis_before_title_ended() : m.analysis_before_title()}
      </h2>
      <ol className={answerLooks.risks}>
        {/* By their places: what stands there may change while more is written, and nothing is to move. */}
        {places.map((listed, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={place}
            className={answerLooks.risk}
          >
            {listed ? <PressingRisk listed={listed} /> : <ToCome rows={3} />}
          </li>
        ))}
      </ol>
      <AskForThem some={pressing.length > 0} />
      {places.length === 0 && <p className="mt-2 max-w-prose">{m.analysis_before_none()}</p>}
    </section>
  );
}

/** The way from reading to acting: what to ask the other side for, as a file and a message. */
function AskForThem({ some }: { some: boolean }) {
  const ask = use(AskForChanges);
  if (!ask || !some) return null;
  return (
    <Button variant="secondary" size="sm" className="mt-1 print:hidden" onClick={ask}>
      <FilePen aria-hidden className="size-4" />
      {m.changes_ask()}
    </Button>
  );
}

function PressingRisk({ listed: { risk, level, anchor, ask, words } }: { listed: ListedRisk }) {
  return (
    <>
      <div className="col-span-1! flex flex-wrap items-center gap-x-3">
        <AnalysisGrade level={level} />
        <ClauseLabel evidence={risk.evidence} />
      </div>
      <AnalysisText as="h3" className={answerLooks.riskTitle}>
        <Link to={`#${anchor}`} replace onClick={() => openRow(anchor)} className="hover:underline">
          {risk.title}
        </Link>
      </AnalysisText>
      {words && <SharedTitleWords words={words} className="line-clamp-1 print:line-clamp-2" />}
      <AnalysisText className={answerLooks.riskAsk}>{ask ?? firstSentence(risk.description)}</AnalysisText>
      {risk.delete && <p>{m.analysis_delete_words()}</p>}
      {/* At the end of the first line, of which they leave enough on a phone by their icons alone. */}
      <div className="col-span-1! col-start-2! row-start-1 -me-2 flex max-sm:-my-1 sm:-me-3 print:hidden">
        <ShowWords evidence={risk.evidence} level={level} narrowIcon />
        {risk.suggestedWording && (
          <CopyButton text={risk.suggestedWording} label={m.analysis_wording_copy()} narrowIcon />
        )}
      </div>
    </>
  );
}
