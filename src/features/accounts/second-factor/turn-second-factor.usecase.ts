import type { Deps } from '#src/deps.ts';
import { noPassword, passwordWrong, secondFactorNotBegun, secondFactorOn, secondFactorWrong } from '../accounts.errors';
import type { CurrentUser } from '../accounts.schema';
import { passCookies, type Visitor } from '../visitor';
import { refusalOf } from './refusal';

type Needs = Pick<Deps, 'auth' | 'secondFactors'>;
interface Owner {
  user: CurrentUser;
  visitor: Visitor;
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
  { auth }: Needs,
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
 * Turns it on by a code of the app. Answers the backup codes, which are not told again.
 * Throws accounts.second_factor_wrong, accounts.second_factor_not_begun, accounts.second_factor_on.
 */
export async function confirmSecondFactor(
  { auth, secondFactors }: Needs,
  { user, code, visitor }: Owner & { code: string },
): Promise<{ backupCodes: string[] }> {
  if (await secondFactors.isOn({ userId: user.id })) throw secondFactorOn();
  const { headers } = await auth.api
    .verifyTOTP({ body: { code }, headers: visitor.headers, returnHeaders: true })
    .catch(refusalOf(refusals));
  passCookies(visitor, headers);
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: user.id } });
  return { backupCodes };
}

/** From then on the password alone signs in. Throws accounts.password_wrong, accounts.no_password. */
export async function turnOffSecondFactor(
  { auth, secondFactors }: Needs,
  { user, password, visitor }: Owner & { password: string },
): Promise<void> {
  if (user.authProvider !== 'local') throw noPassword();
  const { headers } = await auth.api
    .disableTwoFactor({ body: { password }, headers: visitor.headers, returnHeaders: true })
    .catch(refusalOf(refusals));
  passCookies(visitor, headers);
  await secondFactors.forgetBrowsers({ userId: user.id });
}
