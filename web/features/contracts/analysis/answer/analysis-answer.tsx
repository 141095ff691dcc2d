import { use } from 'react';
import { firstSentence } from '#src/features/contracts/listed-risks.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AskToReread } from '../reread/ask-to-reread';
import { answerLooks } from './answer-looks';
import { AnswerStrip } from './answer-strip';
import { BeforeSigning } from './before-signing';

/** What a reader in a hurry needs: what this is, how much there is to do and by when, and what to change first. */
export function AnalysisAnswer({ sections }: { sections: Sections }) {
  const { object, summary, reader, readerChosen, parties, partial } = sections;
  const ask = use(AskToReread);
  const canAsk = ask !== null && !partial && (reader !== null || (parties ?? []).length > 0);
  const { language } = use(ReadingContext);
  const what = object ?? firstSentence(summary ?? '');
  return (
    <div className={answerLooks.answer}>
      <div className="answer-what">
        {what && <AnalysisText className={answerLooks.what}>{what}</AnalysisText>}
        {(reader || canAsk) && (
          <p className={answerLooks.reader}>
            {reader && (
              <>
                {m.analysis_written_for()}{' '}
                <bdi lang={language ?? undefined}>
                  {/* One line of a phone has no room for a name, which the sentence above says. */}
                  {reader.name && <span className={reader.role ? 'max-sm:hidden' : undefined}>{reader.name}</span>}
                  {reader.name && reader.role && <span className="max-sm:hidden"> · </span>}
                  {reader.role}
                </bdi>
                {!readerChosen && ` · ${m.analysis_reader_guessed()}`}
              </>
            )}
            {reader && canAsk && ' · '}
            {canAsk && (
              <button type="button" className="text-link inline text-start print:hidden" onClick={() => ask()}>
                {m.analysis_reader_ask()}
              </button>
            )}
          </p>
        )}
      </div>
      <AnswerStrip sections={sections} />
      <BeforeSigning sections={sections} />
    </div>
  );
}
