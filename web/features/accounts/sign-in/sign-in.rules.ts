import { codeLength, signInForms } from '#src/features/accounts/sign-in/sign-in-forms.schema.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { z } from '#web/lib/zod.ts';

const { login, register, verifyEmail } = signInForms(z);
export const checkLogin = checkBy(login);
export const checkRegistration = checkBy(register);
export const checkVerification = checkBy(verifyEmail);

/** What was typed or pasted as a code, without the spaces that mail programs add. */
export const cleanCode = (typed: string) => typed.replace(/\s/g, '').slice(0, codeLength);

/** The password is right, and a code has to follow. */
export const needsSecondStep = (error: unknown) =>
  error instanceof ApiError && error.code === 'accounts.second_factor_required';

/** The account exists and its password is right, but its address was never confirmed. */
export const isNotVerified = (error: unknown) =>
  error instanceof ApiError && (error.detail === 'EMAIL_NOT_VERIFIED' || /email_not_verified/i.test(error.code ?? ''));
