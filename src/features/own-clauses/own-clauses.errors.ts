import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const ownClauseFailures = {
  'own_clauses.title_missing': { status: 422, text: 'Please enter a title.' },
  'own_clauses.title_too_long': { status: 422, text: 'A title may have at most 120 characters.' },
  'own_clauses.text_missing': { status: 422, text: 'Please enter the wording.' },
  'own_clauses.text_too_long': { status: 422, text: 'A wording may have at most 5,000 characters.' },
  'own_clauses.note_too_long': { status: 422, text: 'A note may have at most 1,000 characters.' },
  'own_clauses.too_many': {
    status: 409,
    text: 'At most 200 clauses of your own are kept. Please delete some to keep more.',
  },
  'own_clauses.not_found': { status: 404, text: 'This clause is not among your own.' },
} satisfies Failures;
export type OwnClauseErrorCode = keyof typeof ownClauseFailures;

const fail = (code: OwnClauseErrorCode) => new AppError<OwnClauseErrorCode>(code);
export const tooManyOwnClauses = () => fail('own_clauses.too_many');
export const ownClauseNotFound = () => fail('own_clauses.not_found');
