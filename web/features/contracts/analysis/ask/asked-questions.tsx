import { Trash2 } from 'lucide-react';
import type { Question } from '#src/features/questions/questions.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useDeleteQuestion } from './ask.queries';
import { QuestionAnswer } from './question-answer';
import { QuestionPassages } from './question-passages';

type Props = { contractId: string; questions: readonly Question[] };

/** What was asked about a contract, the newest first. */
export function AskedQuestions({ contractId, questions }: Props) {
  const remove = useDeleteQuestion(contractId);
  if (questions.length === 0) return null;
  const removeQuestion = (id: string) =>
    remove.mutate(id, {
      onError: (error) =>
        showToast({
          title: m.ask_delete_failed(),
          description: failureText(error, m.error_http_internal()),
          tone: 'destructive',
        }),
    });
  return (
    <ul aria-label={m.ask_asked()} className="grid gap-5">
      {questions.map((asked) => (
        <li key={asked.id} className="grid gap-2 border-t border-rule pt-3">
          <div className="flex items-start justify-between gap-3">
            <h3 dir="auto" className="min-w-0 font-semibold wrap-anywhere">
              {asked.question}
            </h3>
            <IconButton
              icon={Trash2}
              label={m.ask_delete({ question: asked.question })}
              className="btn-sm -my-1 shrink-0 text-muted"
              onClick={() => removeQuestion(asked.id)}
            />
          </div>
          <QuestionAnswer asked={asked} />
          <QuestionPassages asked={asked} />
        </li>
      ))}
    </ul>
  );
}
