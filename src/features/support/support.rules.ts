import type { AccountStatus } from '../accounts/accounts.schema';
import type { SupportAnswers, SupportContact } from './support.schema';

const minute = 60_000;

/** The message is stored first and mailed at once; the sweep sends what is still unsent after this long. */
export const firstRetryAfterMs = 5 * minute;
const longestPauseMs = 6 * 60 * minute;

/** Pauses double from five minutes to six hours. `attempts` counts those that failed. */
export const pauseAfter = (attempts: number) =>
  Math.min(firstRetryAfterMs * 2 ** Math.max(0, attempts - 1), longestPauseMs);

/** A receipt that an address refuses this often will not arrive; the message itself is tried without end. */
export const receiptAttempts = 6;

/** A stranger can type anyone's address: no address gets more receipts than this within an hour. */
export const receiptsAnHour = 3;
export const receiptWindowMs = 60 * minute;

export const keptForMs = 365 * 24 * 60 * minute;

/** When whoever is on a plan is answered, as the price list says; null: nobody's. */
export function answersFor(plan: AccountStatus | null): SupportAnswers {
  if (plan === 'premium') return 'any-day';
  return plan === 'plus' || plan === 'pro' ? 'first' : 'workdays';
}

/** Whom a message of that plan goes to. */
export const contactFor = (
  { supportEmail, premiumSupportEmail }: { supportEmail: string; premiumSupportEmail: string },
  plan: AccountStatus | null,
): SupportContact => ({
  email: plan === 'premium' ? premiumSupportEmail : supportEmail,
  answers: answersFor(plan),
});
