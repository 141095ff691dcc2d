import {
  codeLength,
  loginSchema,
  registerSchema,
  verifyEmailSchema,
} from '../../../src/features/accounts/sign-in.schema';
import { ApiError } from '../../lib/api-error';
import { checkBy } from '../../lib/form-check';

export const checkLogin = checkBy(loginSchema);
export const checkRegistration = checkBy(registerSchema);
export const checkVerification = checkBy(verifyEmailSchema);

/** What was typed or pasted as a code, without the spaces that mail programs add. */
export const cleanCode = (typed: string) => typed.replace(/\s/g, '').slice(0, codeLength);

/** The account exists and its password is right, but its address was never confirmed. */
export const isNotVerified = (error: unknown) =>
  error instanceof ApiError && (error.detail === 'EMAIL_NOT_VERIFIED' || /email_not_verified/i.test(error.code ?? ''));
