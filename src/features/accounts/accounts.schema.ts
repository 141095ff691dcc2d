import { z } from 'zod';
import { accountStatuses } from './account-statuses.schema';

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
