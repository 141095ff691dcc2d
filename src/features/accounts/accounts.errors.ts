import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const accountFailures = {
  'accounts.credentials_required': { status: 422, text: 'Email and password are required' },
  'accounts.email_invalid': { status: 422, text: 'Please enter a valid email address' },
  'accounts.passwords_differ': { status: 422, text: 'Passwords do not match' },
  'accounts.password_too_short': { status: 422, text: 'Password must be at least 6 characters long' },
  'accounts.password_too_long': { status: 422, text: 'Password must be at most 128 characters long' },
  'accounts.password_common': {
    status: 422,
    text: 'This password is one of the most used and easy to guess. Please choose another.',
  },
  'accounts.password_is_email': {
    status: 422,
    text: 'The password must not be your email address or the name in it. Please choose another.',
  },
  'accounts.name_too_long': { status: 422, text: 'Names can have at most 100 characters' },
  'accounts.code_required': { status: 422, text: 'Please enter the verification code' },
  'accounts.code_invalid': {
    status: 400,
    text: 'This verification code is not valid or has expired. Please check it or request a new one.',
  },
  'accounts.bad_credentials': { status: 401, text: 'Invalid email or password' },
  'accounts.EMAIL_NOT_VERIFIED': { status: 403, text: 'EMAIL_NOT_VERIFIED' },
  'accounts.reset_link_invalid': { status: 400, text: 'Invalid or expired reset link. Please request a new one.' },
  'accounts.reset_password_too_short': { status: 422, text: 'Password must be at least 8 characters long' },
  'accounts.mail_failed': { status: 502, text: 'The email could not be sent. Please try again in a few minutes.' },
  'accounts.password_fields_required': { status: 422, text: 'All password fields are required.' },
  'accounts.new_password_too_short': { status: 422, text: 'New password must be at least 6 characters long.' },
  'accounts.password_wrong': { status: 400, text: 'The current password is incorrect.' },
  'accounts.no_password': { status: 400, text: 'This account signs in without a password.' },
  'accounts.no_email_change': { status: 404, text: 'No new email address is waiting to be confirmed.' },
  'accounts.confirm_password_required': { status: 422, text: 'Please enter your password' },
  'accounts.confirmation_required': { status: 403, text: 'Please confirm first that it is you.' },
  'accounts.undo_link_invalid': {
    status: 400,
    text: 'Invalid or expired link. If you did not change your email address, please write to us.',
  },
  'accounts.second_factor_required': { status: 403, text: 'Please enter the code from your authenticator app.' },
  'accounts.second_factor_wrong': {
    status: 400,
    text: 'This code is not right, or was used already. Please enter the code that your app shows now.',
  },
  'accounts.second_factor_over': {
    status: 400,
    text: 'This sign-in took too long or too many codes were tried. Please sign in again.',
  },
  'accounts.second_factor_locked': { status: 403, text: 'Too many wrong codes. Please try again in 15 minutes.' },
  'accounts.second_factor_on': { status: 409, text: 'Two-step sign-in is already on.' },
  'accounts.second_factor_not_begun': {
    status: 409,
    text: 'Please begin again: no key is waiting for its code.',
  },
  'accounts.session_not_found': { status: 404, text: 'This session has already ended.' },
  'accounts.token_name': { status: 422, text: 'Please give the token a name of at most 60 characters.' },
  'accounts.token_too_many': { status: 409, text: 'At most 20 tokens are kept. Please revoke one first.' },
  'accounts.token_scope_missing': { status: 403, text: 'This token is not allowed to do this.' },
} satisfies Failures;
export type AccountErrorCode = keyof typeof accountFailures;

const fail = (code: AccountErrorCode, options?: ErrorOptions) => new AppError<AccountErrorCode>(code, {}, options);

const failAt = (field: string, code: AccountErrorCode) =>
  new AppError<AccountErrorCode>(code, { fields: { [field]: code } });

export const badCredentials = () => fail('accounts.bad_credentials');
export const emailNotVerified = () => fail('accounts.EMAIL_NOT_VERIFIED');
export const codeInvalid = () => fail('accounts.code_invalid');
export const resetLinkInvalid = () => fail('accounts.reset_link_invalid');
export const passwordIsCommon = (field: string) => failAt(field, 'accounts.password_common');
export const passwordIsEmail = (field: string) => failAt(field, 'accounts.password_is_email');
export const mailFailed = (cause: unknown) => fail('accounts.mail_failed', { cause });
export const passwordWrong = () => fail('accounts.password_wrong');
export const noPassword = () => fail('accounts.no_password');
export const noEmailChange = () => fail('accounts.no_email_change');
export const confirmationRequired = () => fail('accounts.confirmation_required');
export const undoLinkInvalid = () => fail('accounts.undo_link_invalid');
export const sessionNotFound = () => fail('accounts.session_not_found');
export const tooManyTokens = () => fail('accounts.token_too_many');
export const tokenScopeMissing = () => fail('accounts.token_scope_missing');
export const secondFactorRequired = () => fail('accounts.second_factor_required');
export const secondFactorWrong = () => fail('accounts.second_factor_wrong');
export const secondFactorOver = () => fail('accounts.second_factor_over');
export const secondFactorLocked = () => fail('accounts.second_factor_locked');
export const secondFactorOn = () => fail('accounts.second_factor_on');
export const secondFactorNotBegun = () => fail('accounts.second_factor_not_begun');
