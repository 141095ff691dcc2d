import type { Question } from '#src/features/questions/questions.schema.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { directionOf } from '#web/lib/locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { EvidenceQuotes } from '../evidence/evidence-quotes';
import { NotInText } from '../not-in-text';

/** What a language model answers, each sentence with the contract's own words; or why there is no answer. */
export function QuestionAnswer({ asked }: { asked: Question }) {
  const { writer, passages, answer, failureCode, isWriting, language } = asked;
  if (failureCode) return <Alert tone="warning">{errorText[failureCode]()}</Alert>;
  if (passages.length === 0) return <p>{m.ask_nothing_found()}</p>;
  if (writer === 'none') return null;
  const { isAnswered = true, sentences = [], leftOut = 0 } = answer ?? {};
  return (
    <div aria-live="polite" aria-busy={isWriting} className="grid gap-3">
      {!isAnswered && !isWriting && <p className="font-semibold">{m.ask_not_said()}</p>}
      {sentences.map(({ text, evidence, unconfirmed }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an answer never change their order
        <div key={index} className="grid gap-1">
          <p lang={language} dir={directionOf(language)} className="max-w-prose wrap-anywhere">
            {text}
          </p>
          <NotInText fact={{ unconfirmed }} says={m.ask_unconfirmed()} />
          <EvidenceQuotes evidence={evidence} compact about={text} />
        </div>
      ))}
      {isWriting && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {m.ask_writing()}
        </p>
      )}
      {!isWriting && sentences.length > 0 && (
        <div className="grid max-w-prose gap-1 text-sm text-muted">
          {leftOut > 0 && <p>{m.ask_left_out({ count: formatNumber(leftOut) })}</p>}
          <p>{m.ask_not_advice()}</p>
        </div>
      )}
    </div>
  );
}
