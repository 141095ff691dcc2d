import { AppError, type Failures } from '#src/kernel/app-error.ts';

/** Why nothing is found or kept, and why no answer was written where passages were found. */
export const questionFailures = {
  'questions.question_missing': { status: 422, text: 'Please enter a question.' },
  'questions.question_too_long': { status: 422, text: 'A question may have at most 500 characters.' },
  'questions.language_unknown': { status: 422, text: 'We do not answer in this language.' },
  'questions.not_complete': {
    status: 409,
    text: 'Questions can be asked once the analysis of this contract is complete.',
  },
  'questions.too_many': {
    status: 409,
    text: 'A contract keeps at most 50 questions. Please delete some to ask more.',
  },
  'questions.not_found': { status: 404, text: 'This question does not exist or you do not have permission to see it.' },
  'questions.unavailable': {
    status: 503,
    text: 'The contract could not be looked through at the moment. Please ask again in a few minutes.',
  },
  'questions.answer_failed': {
    status: 502,
    text: 'No answer could be written, and nothing was counted. The passages below were found all the same.',
  },
  'questions.answer_timeout': {
    status: 504,
    text: 'Writing an answer took too long and was stopped. Nothing was counted. The passages below were found all the same.',
  },
  'questions.model_away': {
    status: 503,
    text: 'What writes the answers cannot be reached at the moment. Nothing was counted. The passages below were found all the same.',
  },
  'questions.day_limit': {
    status: 429,
    text: 'No more answers can be written today. Nothing was counted. The passages below were found all the same.',
  },
  'questions.plan_used_up': {
    status: 403,
    text: 'Your plan has no room left for a written answer. The passages below cost nothing.',
  },
  'questions.not_supported': {
    status: 502,
    text: 'The answer that was written could not be tied to words of the contract, so it is not shown. Nothing was counted.',
  },
  'questions.interrupted': {
    status: 504,
    text: 'Writing the answer was interrupted, and nothing was counted. Please ask again.',
  },
} satisfies Failures;
export type QuestionErrorCode = keyof typeof questionFailures;

/** Why a question that is kept has passages and no answer. */
export const answerFailures = [
  'questions.answer_failed',
  'questions.answer_timeout',
  'questions.model_away',
  'questions.day_limit',
  'questions.plan_used_up',
  'questions.not_supported',
  'questions.interrupted',
] as const satisfies readonly QuestionErrorCode[];
export type AnswerFailure = (typeof answerFailures)[number];

const refused = (code: QuestionErrorCode) => new AppError<QuestionErrorCode>(code);
export const notYetComplete = () => refused('questions.not_complete');
export const tooManyQuestions = () => refused('questions.too_many');
export const questionNotFound = () => refused('questions.not_found');
export const findingUnavailable = () => refused('questions.unavailable');
