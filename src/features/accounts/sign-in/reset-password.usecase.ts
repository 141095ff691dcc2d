import { isAPIError } from 'better-auth/api';
import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { passwordChangedEmail } from '../accounts.emails';
import { resetLinkInvalid } from '../accounts.errors';
import { resetLinkPrefix } from '../auth';
import { refuseGuessablePassword } from '../refuse-guessable-password';
import { noteDevice } from '../sessions/start-session';
import type { Visitor } from '../visitor';

type Needs = Pick<Deps, 'auth' | 'accounts' | 'mailer' | 'logger' | 'waitUntil' | 'config' | 'appUrl'>;

/** The account that a reset link is for; null when the link was used, is too old or never was. */
async function holderOfLink({ auth }: Pick<Deps, 'auth'>, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(resetLinkPrefix + token);
  return link && link.expiresAt > new Date() ? link.value : null;
}

export async function isResetLinkValid(deps: Pick<Deps, 'auth'>, { token }: { token: string }): Promise<boolean> {
  return (await holderOfLink(deps, token)) !== null;
}

/**
 * Sets the password, ends every session and notifies the owner.
 * Throws accounts.reset_link_invalid; accounts.password_common, accounts.password_is_email: then the link stays good.
 */
export async function resetPassword(
  deps: Needs,
  { token, password, visitor }: { token: string; password: string; visitor: Visitor },
): Promise<void> {
  const { auth, accounts, mailer, logger, waitUntil, appUrl } = deps;
  const userId = await holderOfLink(deps, token);
  const owner = userId && (await accounts.contactOf({ userId }));
  if (!owner) throw resetLinkInvalid();
  refuseGuessablePassword({ password, email: owner.email, field: 'password' });
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
    throw isAPIError(error) && error.statusCode < 500 ? resetLinkInvalid() : error;
  });
  await noteDevice(deps, { visitor, email: owner.email });
  // The password is set: that the news of it fails to arrive does not undo it.
  const news = mailer.send({ to: owner.email, locale: owner.locale, email: passwordChangedEmail({ appUrl }) });
  waitUntil(news.catch((error: unknown) => logger.error('mail.failed', describeError(error))));
}
