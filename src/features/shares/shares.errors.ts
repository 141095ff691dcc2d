import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const shareFailures = {
  'shares.not_found': {
    status: 404,
    text: 'This link leads nowhere. It may be incomplete, or whoever shared the analysis has taken it back.',
  },
  'shares.expired': {
    status: 404,
    text: 'This link has ended. Please ask whoever shared the analysis for a new one.',
  },
  'shares.password_needed': { status: 403, text: 'This analysis is protected by a password.' },
  'shares.password_wrong': { status: 403, text: 'This is not the password. Please check it and try again.' },
  'shares.too_many_tries': {
    status: 429,
    text: 'Too many passwords were tried at this link. Please wait {seconds} seconds before trying again.',
  },
  'shares.rewritten': {
    status: 409,
    text: 'This analysis is being written anew. Please try again in a few minutes.',
  },
  'shares.no_analysis': { status: 409, text: 'There is no finished analysis of this contract to share.' },
  'shares.end_past': { status: 422, text: 'Please choose a day that is not over yet.' },
  'shares.too_many': {
    status: 409,
    text: 'A contract may have at most 20 links. Please revoke one to make another.',
  },
} satisfies Failures;
export type ShareErrorCode = keyof typeof shareFailures;

const fail = (code: ShareErrorCode) => new AppError<ShareErrorCode>(code);

export const shareNotFound = () => fail('shares.not_found');
export const shareExpired = () => fail('shares.expired');
export const sharePasswordNeeded = () => fail('shares.password_needed');
export const sharePasswordWrong = () => fail('shares.password_wrong');
export const tooManyTries = (retryAfterSeconds: number) =>
  new AppError<ShareErrorCode>('shares.too_many_tries', { retryAfterSeconds });
export const shareRewritten = () => fail('shares.rewritten');
export const noAnalysisToShare = () => fail('shares.no_analysis');
export const tooManyShares = () => fail('shares.too_many');
export const shareEndPast = () =>
  new AppError<ShareErrorCode>('shares.end_past', { fields: { expiresAt: 'shares.end_past' } });
