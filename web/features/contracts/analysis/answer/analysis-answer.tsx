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
    <div className="grid gap-2 sm:gap-4">
      <div className="answer-what">
        {what && (
          <AnalysisText className="line-clamp-3 max-w-prose font-serif text-[0.9375rem] leading-snug sm:text-lead sm:leading-snug">
            {what}
          </AnalysisText>
        )}
        {(reader || canAsk) && (
          <p className="mt-0.5 text-[0.8125rem] text-muted sm:mt-1 sm:text-sm">
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
