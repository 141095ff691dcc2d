import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';

/** Someone who is signed in. */
export const ada: CurrentUser = {
  id: 'u',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  accountStatus: 'free',
  paymentFailed: false,
  authProvider: 'local',
};
