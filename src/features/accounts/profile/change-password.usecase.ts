import { isAPIError } from 'better-auth/api';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { passwordChangedEmail } from '../accounts.emails';
import { noPassword, passwordWrong } from '../accounts.errors';
import type { CurrentUser } from '../accounts.schema';
import { refuseGuessablePassword } from '../refuse-guessable-password';
import { sendNews } from '../send-mail';
import { passCookies, type Visitor } from '../visitor';

interface Input {
  user: CurrentUser;
  currentPassword: string;
  newPassword: string;
  visitor: Visitor;
  locale: Locale;
}

/**
 * Sets the password, gives this browser a new session, ends all others and notifies the owner.
 * Throws accounts.password_wrong, accounts.no_password, accounts.password_common, accounts.password_is_email.
 */
export async function changePassword(
  deps: Pick<Deps, 'auth' | 'accounts' | 'mailer' | 'logger' | 'waitUntil' | 'appUrl'>,
  { user, currentPassword, newPassword, visitor, locale }: Input,
): Promise<void> {
  if (user.authProvider !== 'local') throw noPassword();
  refuseGuessablePassword({ password: newPassword, email: user.email, field: 'newPassword' });
  const changing = deps.auth.api.changePassword({
    body: { currentPassword, newPassword, revokeOtherSessions: true },
    headers: visitor.headers,
    returnHeaders: true,
  });
  const { headers } = await changing.catch((error: unknown) => {
    throw isAPIError(error) && error.statusCode < 500 ? passwordWrong() : error;
  });
  passCookies(visitor, headers);
  await deps.accounts.voidResetLinks({ userId: user.id });
  const email = passwordChangedEmail({ appUrl: deps.appUrl, staysHere: true });
  sendNews(deps, { to: user.email, locale, email });
}
