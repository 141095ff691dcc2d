import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts.schema';
import { requireConfirmed } from '../confirm/confirm-identity.usecase';
import type { Visitor } from '../visitor';
import { requestEmailChange } from './request-email-change.usecase';

interface Input {
  user: CurrentUser;
  changes: {
    firstName?: string | null | undefined;
    lastName?: string | null | undefined;
    email?: string | undefined;
  };
  visitor: Visitor;
  locale: Locale;
}

/**
 * Saves the names at once; another address only once its code is entered. Answers the address that awaits one.
 * Throws accounts.confirmation_required, accounts.mail_failed; then nothing was changed.
 */
export async function updateProfile(
  deps: Parameters<typeof requestEmailChange>[0] & Parameters<typeof requireConfirmed>[0] & Pick<Deps, 'accounts'>,
  { user, changes, visitor, locale }: Input,
): Promise<{ pendingEmail: string | null }> {
  const { email, firstName = user.firstName, lastName = user.lastName } = changes;
  if (email && email !== user.email) {
    await requireConfirmed(deps, { visitor });
    await requestEmailChange(deps, { userId: user.id, email, locale });
  }
  await deps.accounts.rename({ userId: user.id, firstName, lastName });
  return pendingEmailChange(deps, { userId: user.id });
}

/** The address that awaits its code. */
export async function pendingEmailChange(
  { emailChanges, clock }: Pick<Deps, 'emailChanges' | 'clock'>,
  { userId }: { userId: string },
): Promise<{ pendingEmail: string | null }> {
  const waiting = await emailChanges.find({ userId, now: clock() });
  return { pendingEmail: waiting?.email ?? null };
}
