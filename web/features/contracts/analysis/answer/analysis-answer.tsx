import { use } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { firstSentence } from '../risks/listed-risks';
import { AnswerStrip } from './answer-strip';
import { BeforeSigning } from './before-signing';

/** What a reader in a hurry needs: what this is, how much there is to do and by when, and what to change first. */
export function AnalysisAnswer({ sections }: { sections: Sections }) {
  const { object, summary, reader } = sections;
  const { language } = use(ReadingContext);
  const what = object ?? firstSentence(summary ?? '');
  return (
    <div className="grid gap-4">
      <div className="answer-what">
        {what && (
          <AnalysisText className="line-clamp-3 max-w-prose font-serif text-lead leading-snug">{what}</AnalysisText>
        )}
        {reader && (
          <p className="mt-1 text-sm text-muted">
            {m.analysis_written_for()}{' '}
            <bdi lang={language ?? undefined}>
              {[reader.name, reader.role && `(${reader.role})`].filter(Boolean).join(' ')}
            </bdi>
          </p>
        )}
      </div>
      <AnswerStrip sections={sections} />
      <BeforeSigning sections={sections} />
    </div>
  );
}
