import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

type Named = Pick<CurrentUser, 'firstName' | 'email'>;

export const userName = ({ firstName, email }: Named) => firstName || email || m.user_fallback_name();

/** A letter may take two units of a string. */
export const userInitial = ({ firstName, email }: Named) => ([...(firstName || email)][0] ?? 'U').toUpperCase();

/** Any status other than free and payment required. */
export const hasPaidPlan = ({ accountStatus }: Pick<CurrentUser, 'accountStatus'>) =>
  accountStatus !== null && accountStatus !== 'free';
