import { AppError, type Failures } from '#src/kernel/app-error.ts';

/** Why no changes can be written into the file of a contract. */
export const redlineFailures = {
  'redline.not_analysed': {
    status: 409,
    text: 'Changes can be proposed once the analysis of this contract is complete.',
  },
  'redline.nothing_chosen': { status: 422, text: 'Please choose at least one of the changes that are recommended.' },
  'redline.original_gone': {
    status: 404,
    text: 'The file of this contract is no longer kept, so nothing can be written into it. You can still download the letter with the changes.',
  },
  'redline.not_word': {
    status: 409,
    text: 'Changes can only be written into Word files (DOCX). For this contract you can download a letter with the changes.',
  },
  'redline.unsuitable_file': {
    status: 422,
    text: 'This file is built in a way that does not allow changes to be written into it. You can still download the letter with the changes.',
  },
  'redline.unavailable': {
    status: 503,
    text: 'The changes cannot be written at the moment. Please try again in a few minutes.',
  },
} satisfies Failures;
export type RedlineErrorCode = keyof typeof redlineFailures;

export const redlineFailure = (code: RedlineErrorCode, options?: ErrorOptions) =>
  new AppError<RedlineErrorCode>(code, {}, options);
