import { AppError } from '#src/kernel/app-error.ts';
import type { AccountErrorCode } from './accounts.schema';

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
export const sessionNotFound = () => fail('accounts.session_not_found');
