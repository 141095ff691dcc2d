import { AppError, type Failures } from '#src/kernel/app-error.ts';

/** Why two contracts cannot be compared. */
export const comparisonFailures = {
  'comparison.same_contract': {
    status: 422,
    text: 'These are one and the same contract. Please choose another one to compare it with.',
  },
  'comparison.not_analysed': {
    status: 409,
    text: 'Contracts can be compared once both have been analysed.',
  },
  'comparison.text_gone': {
    status: 409,
    text: 'The text of one of the contracts is no longer kept. Please upload it again to compare it.',
  },
  'comparison.unavailable': {
    status: 503,
    text: 'The contracts cannot be compared at the moment. Please try again in a few minutes.',
  },
} satisfies Failures;
export type ComparisonErrorCode = keyof typeof comparisonFailures;

export const comparisonFailure = (code: ComparisonErrorCode, options?: ErrorOptions) =>
  new AppError<ComparisonErrorCode>(code, {}, options);
