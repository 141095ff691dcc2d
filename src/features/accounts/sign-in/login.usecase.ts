import { isAPIError } from 'better-auth/api';
import { verifyPassword } from 'better-auth/crypto';
import type { Deps } from '#src/deps.ts';
import { pickLocale } from '#src/i18n/pick-locale.ts';
import { failNoSoonerThan } from '#src/kernel/answer-floor.ts';
import { AppError } from '#src/kernel/app-error.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';
import { badCredentials, emailNotVerified, secondFactorRequired } from '../accounts.errors';
import { noteDevice, startSession } from '../sessions/start-session';
import { giveProof, passSecondStep, type Visitor } from '../visitor';
import { subjectOf } from './sign-in-subject';

type Needs = Pick<Deps, 'auth' | 'accounts' | 'registrations' | 'sessions' | 'config' | 'appUrl' | 'logger'>;
interface Input {
  email: string;
  password: string;
  visitor: Visitor;
}

/** Longer than two comparisons of passwords take: how long a refusal takes does not reveal whether there were any. */
const refuseAfterMs = 400;

/**
 * Throws accounts.bad_credentials (no such account, or another password), accounts.EMAIL_NOT_VERIFIED: to the password
 * of an address that awaits its proof, and to what a stranger typed who registered the address of an account;
 * accounts.second_factor_required: the password was right, and a code has to follow from this browser.
 */
export async function login(deps: Needs, input: Input): Promise<void> {
  await failNoSoonerThan(
    refuseAfterMs,
    signInOrRefuse(deps, input).catch(async (error: unknown) => {
      if (error instanceof AppError) {
        deps.logger.warn('sign_in.failed', { subject: await subjectOf(deps, input), reason: error.code });
      }
      throw error;
    }),
  );
  deps.logger.info('sign_in.done', { subject: await subjectOf(deps, input) });
}

async function signInOrRefuse(deps: Needs, { email, password, visitor }: Input): Promise<void> {
  try {
    const body = { email, password };
    const answer = await deps.auth.api.signInEmail({ body, headers: visitor.headers, returnHeaders: true });
    if ('twoFactorRedirect' in answer.response) {
      passSecondStep(visitor, answer.headers);
      throw secondFactorRequired();
    }
    await startSession(deps, { visitor, answer: answer.headers });
    await noteDevice(deps, { visitor, email });
    const reads = visitor.headers.get('accept-language');
    if (reads) await deps.accounts.noteLocale({ userId: answer.response.user.id, locale: pickLocale(reads) });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const awaitsProof =
      error.body?.code === 'EMAIL_NOT_VERIFIED' || (await wasTypedForProven(deps, { email, password }));
    if (!awaitsProof) throw badCredentials();
    await noteOwnPassword(deps, { email, visitor });
    throw emailNotVerified();
  }
}

async function wasTypedForProven(
  { registrations }: Pick<Needs, 'registrations'>,
  { email, password }: Pick<Input, 'email' | 'password'>,
): Promise<boolean> {
  const hash = await registrations.typedForProven({ email });
  return hash !== null && verifyPassword({ hash, password });
}

/** The password was right: in this browser, the code will confirm it. */
async function noteOwnPassword(
  { registrations, appUrl }: Pick<Needs, 'registrations' | 'appUrl'>,
  { email, visitor }: Pick<Input, 'email' | 'visitor'>,
): Promise<void> {
  const proof = newId();
  await registrations.renewProof({ email, proofHash: await sha256Hex(proof) });
  giveProof(visitor, { appUrl, proof });
}
