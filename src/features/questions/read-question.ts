import type { QuestionRow } from './questions.repository';
import type { Question } from './questions.schema';

/** An answer takes less; one that is not there by then was cut off with the call that waited for it. */
const writtenWithinMs = 90_000;

/** A question as it is told. */
export function readQuestion({ ownerId: _, contractId: __, askedAt, ...row }: QuestionRow, now: Date): Question {
  const isOpen = row.writer === 'language-model' && row.answer === null && row.failureCode === null;
  const isWriting = isOpen && now.getTime() - askedAt.getTime() < writtenWithinMs;
  return {
    ...row,
    failureCode: isOpen && !isWriting ? 'questions.interrupted' : row.failureCode,
    isWriting,
    askedAt: askedAt.toISOString(),
  };
}
