import { AppError, type Failures } from '../kernel/app-error';

export const httpFailures = {
  'http.invalid_input': { status: 422, text: 'Some of the details are missing or not valid.' },
  'http.unsupported_media': { status: 415, text: 'This kind of content is not accepted here.' },
  'http.unauthorized': { status: 401, text: 'Unauthorized' },
  'http.foreign_origin': { status: 403, text: 'This request came from another site and was refused.' },
  'http.not_found': { status: 404, text: 'There is nothing at this address.' },
  'http.body_too_large': { status: 413, text: 'The request is too large.' },
  'http.rate_limited': { status: 429, text: 'Too many requests. Please wait {seconds} seconds before trying again.' },
  'http.account_moving': {
    status: 503,
    text: 'Your contracts are being moved and can only be read for a moment. Please try again in a minute.',
  },
  'http.internal': { status: 500, text: 'Something went wrong. We encountered an unexpected error. Please try again.' },
} satisfies Failures;
export type HttpErrorCode = keyof typeof httpFailures;

const fail = (code: HttpErrorCode, details?: AppError['details']) => new AppError<HttpErrorCode>(code, details);

export const invalidInput = (fields: Record<string, string>) => fail('http.invalid_input', { fields });
export const unauthorized = () => fail('http.unauthorized');
export const foreignOrigin = () => fail('http.foreign_origin');
export const notFound = () => fail('http.not_found');
export const bodyTooLarge = () => fail('http.body_too_large');
export const accountMoving = () => fail('http.account_moving', { retryAfterSeconds: 60 });
export const rateLimited = (retryAfterSeconds: number) => fail('http.rate_limited', { retryAfterSeconds });
