import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Question, Questions } from '#src/features/questions/questions.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { streamApi } from '#web/lib/event-stream.ts';

const addressOf = (id: string) => `/api/contracts/${encodeURIComponent(id)}/questions`;
const whileWritingMs = 3000;

/** What was asked; an answer that another page waits for is looked after. */
export const questionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['questions', id],
    queryFn: ({ signal }) => callApi<Questions>(addressOf(id), { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.questions.some(({ isWriting }) => isWriting) ? whileWritingMs : false),
  });

const withQuestion = (before: Questions | undefined, question: Question): Questions | undefined =>
  before && { ...before, questions: [question, ...before.questions.filter(({ id }) => id !== question.id)] };

/** Asks, and shows what is found and written as it comes. */
export function useAsk(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = questionsQuery(id);
  const [isFinding, setFinding] = useState(false);
  const asking = useMutation({
    mutationFn: (question: string) =>
      streamApi<Question>(addressOf(id), { question }, (told) => {
        setFinding(false);
        // What the list is asked for meanwhile knows less.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (before) => withQuestion(before, told));
      }),
    onMutate: () => setFinding(true),
    onSettled: () => {
      setFinding(false);
      // A written answer takes of the plan.
      void queryClient.invalidateQueries({ queryKey: ['usage'] });
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return { ...asking, isFinding };
}

/** Takes a question away before it is deleted, and brings it back where it could not be. */
export function useDeleteQuestion(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = questionsQuery(id);
  return useMutation({
    mutationFn: (questionId: string) =>
      callApi(`${addressOf(id)}/${encodeURIComponent(questionId)}`, { method: 'DELETE' }),
    onMutate: async (questionId) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (before) => before && { ...before, questions: before.questions.filter((one) => one.id !== questionId) },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
