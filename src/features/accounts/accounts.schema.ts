import { z } from 'zod';

export const accountStatuses = ['free', 'plus', 'pro', 'premium'] as const;
export const accountStatusSchema = z.enum(accountStatuses);
export type AccountStatus = z.infer<typeof accountStatusSchema>;

export const currentUserSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    /** Null: payment required. */
    accountStatus: accountStatusSchema.nullable(),
    paymentFailed: z.boolean(),
    /** `local` for e-mail and password, else the identity provider. */
    authProvider: z.enum(['local', 'google']),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const accountErrorCodes = [
  'accounts.credentials_required',
  'accounts.email_invalid',
  'accounts.passwords_differ',
  'accounts.password_too_short',
  'accounts.password_too_long',
  'accounts.password_common',
  'accounts.password_is_email',
  'accounts.name_too_long',
  'accounts.code_required',
  'accounts.code_invalid',
  'accounts.bad_credentials',
  'accounts.EMAIL_NOT_VERIFIED',
  'accounts.reset_link_invalid',
  'accounts.reset_password_too_short',
  'accounts.mail_failed',
  'accounts.password_fields_required',
  'accounts.new_password_too_short',
  'accounts.password_wrong',
  'accounts.no_password',
  'accounts.no_email_change',
  'accounts.session_not_found',
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];
