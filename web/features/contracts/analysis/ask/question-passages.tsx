import { use } from 'react';
import type { Question } from '#src/features/questions/questions.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { directionOfText } from '#web/lib/text-direction.ts';
import { EvidenceQuote } from '../evidence/evidence-quote';
import { FoldRow } from '../fold-row';
import { useFold } from '../use-fold';

/** The passages that were found: by themselves where nobody answers, below the answer where somebody does. */
export function QuestionPassages({ asked }: { asked: Question }) {
  const { passages, answer, isWriting } = asked;
  if (passages.length === 0) return null;
  const heading = m.ask_passages();
  const answers = isWriting || (answer?.sentences.length ?? 0) > 0;
  if (answers) {
    return (
      <FoldRow summary={<h4 className="text-sm text-muted">{heading}</h4>}>
        <Passages passages={passages} />
      </FoldRow>
    );
  }
  return (
    <div className="grid gap-2">
      <div>
        <h4 className="text-sm font-semibold">{heading}</h4>
        <p className="max-w-prose text-sm text-muted">
          {answer ? m.ask_passages_unsaid() : m.ask_passages_unclaimed()}
        </p>
      </div>
      <Passages passages={passages} />
    </div>
  );
}

function Passages({ passages }: Pick<Question, 'passages'>) {
  const { language } = use(ReadingContext);
  const { foldedAt, more } = useFold(passages.length, 3);
  return (
    <div className="grid justify-items-start">
      <ol className="grid w-full gap-3">
        {passages.map(({ topic, evidence }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a question never change their order
            key={index}
            className={`grid gap-x-5 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)] ${foldedAt(index)}`}
          >
            <h5
              lang={language ?? undefined}
              dir={topic ? directionOfText(topic) : undefined}
              className="text-sm font-semibold wrap-anywhere"
            >
              {topic}
            </h5>
            <EvidenceQuote evidence={evidence} tone="plain" />
          </li>
        ))}
      </ol>
      {more}
    </div>
  );
}
