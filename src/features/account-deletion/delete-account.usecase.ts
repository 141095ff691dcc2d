import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { logout } from '../accounts/accounts.usecases';
import { requireConfirmed } from '../accounts/confirm/confirm-identity.usecase';
import { sendNews } from '../accounts/send-mail';
import type { Visitor } from '../accounts/visitor';
import { accountDeletedEmail } from './account-deletion.emails';
import { eraseAccount } from './erase-account';

/**
 * Deletes the account in one moment: its rows at once, its subscription and its files right after. What could
 * not be deleted now is deleted by the sweep. Ends every session and notifies the owner.
 * Throws accounts.confirmation_required.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'auth' | 'sessions' | 'mailer' | 'logger' | 'waitUntil' | 'appUrl' | 'config' | 'clock'> &
    Parameters<typeof eraseAccount>[0],
  { user, visitor, locale }: { user: CurrentUser; visitor: Visitor; locale: Locale },
): Promise<void> {
  await requireConfirmed(deps, { visitor });
  await eraseAccount(deps, { userId: user.id, email: user.email });
  await logout(deps, { visitor });
  sendNews(deps, { to: user.email, locale, email: accountDeletedEmail({ appUrl: deps.appUrl }) });
}
