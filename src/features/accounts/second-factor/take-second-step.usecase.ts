import type { Deps } from '#src/deps.ts';
import { pickLocale } from '#src/i18n/pick-locale.ts';
import { failNoSoonerThan } from '#src/kernel/answer-floor.ts';
import { AppError } from '#src/kernel/app-error.ts';
import { secondFactorLocked, secondFactorOver, secondFactorWrong } from '../accounts.errors';
import { keyedHash } from '../keyed-hash';
import { noteDevice, startSession } from '../sessions/start-session';
import { subjectOf } from '../sign-in/sign-in-subject';
import { type Visitor, withoutSession } from '../visitor';
import { refusalOf } from './refusal';

type Needs = Pick<Deps, 'auth' | 'accounts' | 'secondFactors' | 'sessions' | 'config' | 'appUrl' | 'logger'>;
interface Input {
  code: string;
  remember?: boolean | undefined;
  visitor: Visitor;
}

const refuseAfterMs = 250;
const refusals = {
  INVALID_CODE: secondFactorWrong,
  INVALID_BACKUP_CODE: secondFactorWrong,
  // Two callers with the same backup code at once: one of them had it.
  CONFLICT: secondFactorWrong,
  INVALID_TWO_FACTOR_COOKIE: secondFactorOver,
  // It was turned off meanwhile.
  TOTP_NOT_ENABLED: secondFactorOver,
  BACKUP_CODES_NOT_ENABLED: secondFactorOver,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: secondFactorOver,
  ACCOUNT_TEMPORARILY_LOCKED: secondFactorLocked,
};

/**
 * Signs in whom the password has brought this far, by a code of the app or a backup code; each works once.
 * Throws accounts.second_factor_wrong, accounts.second_factor_over, accounts.second_factor_locked.
 */
export async function takeSecondStep(deps: Needs, input: Input): Promise<void> {
  const { visitor } = input;
  const { headers, user } = await failNoSoonerThan(
    refuseAfterMs,
    prove(deps, input).catch((error: unknown) => {
      if (error instanceof AppError) deps.logger.warn('sign_in.failed', { reason: error.code });
      throw error;
    }),
  );
  await startSession(deps, { visitor, answer: headers });
  await noteDevice(deps, { visitor, email: user.email });
  deps.logger.info('sign_in.done', { subject: await subjectOf(deps, user) });
  const reads = visitor.headers.get('accept-language');
  if (reads) await deps.accounts.noteLocale({ userId: user.id, locale: pickLocale(reads) });
}

async function prove(
  { auth, secondFactors, sessions, config, appUrl }: Needs,
  { code: typed, remember = false, visitor }: Input,
) {
  const code = typed.replace(/\s/g, '');
  // A session that is there is not the one that is to begin.
  const asked = {
    body: { code, trustDevice: remember },
    headers: withoutSession(visitor.headers, appUrl),
    returnHeaders: true,
  } as const;
  if (!/^\d+$/.test(code)) {
    const { headers, response } = await auth.api.verifyBackupCode(asked).catch(refusalOf(refusals));
    return { headers, user: response.user };
  }
  const { headers, response } = await auth.api.verifyTOTP(asked).catch(refusalOf(refusals));
  const { user, token } = response;
  const codeHash = await keyedHash(JSON.stringify(['second-factor', user.id, code]), config.authSecret);
  if (!(await secondFactors.spendCode({ userId: user.id, codeHash }))) {
    await sessions.end({ token });
    throw secondFactorWrong();
  }
  return { headers, user };
}
