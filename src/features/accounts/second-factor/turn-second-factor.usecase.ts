import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { noPassword, passwordWrong, secondFactorNotBegun, secondFactorOn, secondFactorWrong } from '../accounts.errors';
import type { CurrentUser } from '../accounts.schema';
import { sendNews } from '../send-mail';
import { passCookies, type Visitor } from '../visitor';
import { refusalOf } from './refusal';
import { secondFactorOffEmail, secondFactorOnEmail } from './second-factor.emails';

type Needs = Pick<Deps, 'auth' | 'secondFactors' | 'mailer' | 'logger' | 'waitUntil' | 'appUrl'>;
interface Owner {
  user: CurrentUser;
  visitor: Visitor;
}
interface Turning extends Owner {
  /** Of the mail that tells the owner. */
  locale: Locale;
}

const refusals = {
  INVALID_PASSWORD: passwordWrong,
  TOTP_ALREADY_ENABLED: secondFactorOn,
  TOTP_NOT_ENABLED: secondFactorNotBegun,
  INVALID_CODE: secondFactorWrong,
};

/**
 * Makes a key for an authenticator app. Nothing is asked for until a code has shown that the app has it.
 * Throws accounts.password_wrong, accounts.no_password, accounts.second_factor_on.
 */
export async function beginSecondFactor(
  { auth }: Pick<Needs, 'auth'>,
  { user, password, visitor }: Owner & { password: string },
): Promise<{ key: string; uri: string }> {
  if (user.authProvider !== 'local') throw noPassword();
  const begun = await auth.api
    .enableTwoFactor({ body: { password, method: 'totp' }, headers: visitor.headers })
    .catch(refusalOf(refusals));
  const uri = 'totpURI' in begun ? begun.totpURI : null;
  const key = uri && new URL(uri).searchParams.get('secret');
  if (!uri || !key) throw new Error('no key was made');
  return { key, uri };
}

/**
 * Turns it on by a code of the app and notifies the owner. Answers the backup codes, which are not told again.
 * Throws accounts.second_factor_wrong, accounts.second_factor_not_begun, accounts.second_factor_on.
 */
export async function confirmSecondFactor(
  deps: Needs,
  { user, code, visitor, locale }: Turning & { code: string },
): Promise<{ backupCodes: string[] }> {
  const { auth, secondFactors, appUrl } = deps;
  if (await secondFactors.isOn({ userId: user.id })) throw secondFactorOn();
  const { headers } = await auth.api
    .verifyTOTP({ body: { code }, headers: visitor.headers, returnHeaders: true })
    .catch(refusalOf(refusals));
  passCookies(visitor, headers);
  sendNews(deps, { to: user.email, locale, email: secondFactorOnEmail({ appUrl }) });
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: user.id } });
  return { backupCodes };
}

/**
 * From then on the password alone signs in, and the owner is notified if that was otherwise before.
 * Throws accounts.password_wrong, accounts.no_password.
 */
export async function turnOffSecondFactor(
  deps: Needs,
  { user, password, visitor, locale }: Turning & { password: string },
): Promise<void> {
  const { auth, secondFactors, appUrl } = deps;
  if (user.authProvider !== 'local') throw noPassword();
  const wasOn = await secondFactors.isOn({ userId: user.id });
  const { headers } = await auth.api
    .disableTwoFactor({ body: { password }, headers: visitor.headers, returnHeaders: true })
    .catch(refusalOf(refusals));
  passCookies(visitor, headers);
  await secondFactors.forgetBrowsers({ userId: user.id });
  if (wasOn) sendNews(deps, { to: user.email, locale, email: secondFactorOffEmail({ appUrl }) });
}
