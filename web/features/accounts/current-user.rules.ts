import { accountStatuses } from '#src/features/accounts/account-statuses.schema.ts';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';

/**
 * The user as the pages expect them: a plan that is not known, such as the words "null", means payment required, and
 * name and e-mail may be missing.
 */
export const readCurrentUser = (user: CurrentUser): CurrentUser => ({
  ...user,
  email: user.email ?? '',
  firstName: user.firstName ?? null,
  lastName: user.lastName ?? null,
  accountStatus: accountStatuses.find((status) => status === user.accountStatus) ?? null,
});
