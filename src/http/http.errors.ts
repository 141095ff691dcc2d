import { AppError } from '../kernel/app-error';
import type { HttpErrorCode } from './http.schema';

const fail = (code: HttpErrorCode, details?: AppError['details']) => new AppError<HttpErrorCode>(code, details);

export const invalidInput = (fields: Record<string, string>) => fail('http.invalid_input', { fields });
export const unauthorized = () => fail('http.unauthorized');
export const foreignOrigin = () => fail('http.foreign_origin');
export const notFound = () => fail('http.not_found');
export const bodyTooLarge = () => fail('http.body_too_large');
export const rateLimited = (retryAfterSeconds: number) => fail('http.rate_limited', { retryAfterSeconds });
