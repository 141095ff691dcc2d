import type { Zod } from '#src/http/zod.schema.ts';
import { maxQuestionLength } from './question-limits.schema';
import type { QuestionErrorCode } from './questions.errors';

const fault = (code: QuestionErrorCode) => code;

/** A question as it is typed. */
export const questionIn = (z: Zod) =>
  z
    .string(fault('questions.question_missing'))
    .check(
      z.trim(),
      z.minLength(1, fault('questions.question_missing')),
      z.maxLength(maxQuestionLength, fault('questions.question_too_long')),
    );
