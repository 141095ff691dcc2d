import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { questionIn } from '#src/features/questions/question-forms.schema.ts';
import { maxQuestionLength } from '#src/features/questions/question-limits.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useForm } from '#web/lib/use-form.ts';
import { z } from '#web/lib/zod.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Sections } from '../analysis-sections';
import { questionsQuery, useAsk } from './ask.queries';
import { AskedQuestions } from './asked-questions';
import { SuggestedQuestions } from './suggested-questions';

const check = checkBy(z.object({ question: questionIn(z) }));

/** A box for questions of one's own about the contract, and what was asked before. */
export function AskRoom({ contract, sections }: { contract: Contract; sections: Sections }) {
  const { data, error } = useQuery(questionsQuery(contract.id));
  const ask = useAsk(contract.id);
  const { field, set, submit, fields } = useForm({ question: '' }, check);

  const send = (question: string) => {
    if (ask.isPending) return;
    set('question', question);
    ask.mutate(question, {
      onSuccess: () => set('question', ''),
      onError: (failure) =>
        showToast({
          title: m.ask_failed(),
          description: failureText(failure, m.error_http_internal()),
          tone: 'destructive',
        }),
    });
  };

  return (
    <div className="mt-2 grid gap-4">
      <Form
        fields={fields}
        className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={submit(({ question }) => send(question))}
      >
        <TextField
          {...field('question')}
          label={m.ask_label()}
          hint={m.ask_hint()}
          maxLength={maxQuestionLength}
          dir="auto"
          autoComplete="off"
          autoFocus
        />
        <Button type="submit" busy={ask.isPending} className="max-sm:w-full sm:mt-6.5">
          {m.ask_send()}
        </Button>
      </Form>
      {data && (
        <p className="-mt-2 max-w-prose text-sm text-muted">
          {data.pagesForAnswer === 0
            ? m.ask_without_model()
            : m.ask_with_model({ pages: formatNumber(data.pagesForAnswer) })}
        </p>
      )}
      <SuggestedQuestions sections={sections} asked={data?.questions ?? []} onChoose={send} />
      <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
        {ask.isFinding && (
          <>
            <Spinner />
            {m.ask_finding()}
          </>
        )}
      </p>
      {error && <p className="text-sm text-muted">{m.ask_load_failed()}</p>}
      {data && <AskedQuestions contractId={contract.id} questions={data.questions} />}
    </div>
  );
}
