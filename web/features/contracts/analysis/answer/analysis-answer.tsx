import { use } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AskToReread } from '../reread/ask-to-reread';
import { firstSentence } from '../risks/listed-risks';
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
    <div className="grid gap-3 sm:gap-4">
      <div className="answer-what">
        {what && (
          <AnalysisText className="line-clamp-4 max-w-prose font-serif leading-snug sm:line-clamp-3 sm:text-lead sm:leading-snug">
            {what}
          </AnalysisText>
        )}
        {(reader || canAsk) && (
          <p className="mt-1 text-sm text-muted">
            {reader && (
              <>
                {m.analysis_written_for()}{' '}
                <bdi lang={language ?? undefined}>
                  {[reader.name, reader.role && `(${reader.role})`].filter(Boolean).join(' ')}
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
