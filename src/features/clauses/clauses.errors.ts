import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const clauseFailures = {
  'clauses.not_found': { status: 404, text: 'This clause is not in the library.' },
  'clauses.wording_missing': { status: 404, text: 'This clause has no such wording.' },
  'clauses.blank_empty': { status: 422, text: 'Please fill in every blank' },
  'clauses.blank_suggestion': {
    status: 422,
    text: 'This is only an example: please put in what you have agreed',
  },
  'clauses.blank_sum': { status: 422, text: 'Please enter a sum in pounds in figures, such as 1,250 or 1,250.50' },
  'clauses.blank_too_long': { status: 422, text: 'This text is too long for a blank: at most 2,000 characters' },
} satisfies Failures;
export type ClauseErrorCode = keyof typeof clauseFailures;

const fail = (code: ClauseErrorCode, details?: AppError['details']) => new AppError<ClauseErrorCode>(code, details);

export const clauseNotFound = () => fail('clauses.not_found');
export const wordingMissing = () => fail('clauses.wording_missing');
/** `fields` say in words what is wrong, by the number of the blank. */
export const wrongBlanks = (
  code: Extract<ClauseErrorCode, `clauses.blank_${string}`>,
  fields: Record<string, string>,
) => fail(code, { fields });
