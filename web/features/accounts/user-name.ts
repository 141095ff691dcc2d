import type { CurrentUser } from '../../../src/features/accounts/accounts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';

type Named = Pick<CurrentUser, 'firstName' | 'email'>;

export const userName = ({ firstName, email }: Named) => firstName || email || m.user_fallback_name();

export const userInitial = ({ firstName, email }: Named) => (firstName || email || 'U').charAt(0).toUpperCase();

/** Any status other than free and payment required. */
export const hasPaidPlan = ({ accountStatus }: Pick<CurrentUser, 'accountStatus'>) =>
  accountStatus !== null && accountStatus !== 'free';
