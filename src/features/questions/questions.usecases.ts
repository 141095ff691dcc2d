import type { Deps } from '#src/deps.ts';
import { contractNotFound } from '../contracts/contracts.errors';
import { pagesForAnswer } from './question-limits.schema';
import { questionNotFound } from './questions.errors';
import type { QuestionRow } from './questions.repository';
import type { Questions } from './questions.schema';
import { readQuestion } from './read-question';

type Owned = { ownerId: string; id: string };

/** What was asked about a contract. Throws contracts.not_found. */
export async function listQuestions(
  { contracts, questions, asker, clock }: Pick<Deps, 'contracts' | 'questions' | 'asker' | 'clock'>,
  { ownerId, id }: Owned,
): Promise<Questions> {
  if (!(await contracts.findContent({ ownerId, id }))) throw contractNotFound();
  const [rows, canWrite] = await Promise.all([questions.list({ ownerId, contractId: id }), asker.canWrite()]);
  const now = clock();
  return {
    questions: rows.map((row: QuestionRow) => readQuestion(row, now)),
    pagesForAnswer: canWrite ? pagesForAnswer : 0,
  };
}

/** Throws questions.not_found. */
export async function deleteQuestion(
  { questions }: Pick<Deps, 'questions'>,
  { ownerId, id, questionId }: Owned & { questionId: string },
): Promise<void> {
  if (!(await questions.delete({ ownerId, contractId: id, id: questionId }))) throw questionNotFound();
}
