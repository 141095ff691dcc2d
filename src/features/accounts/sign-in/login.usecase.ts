import { isAPIError } from 'better-auth/api';
import type { Deps } from '#src/deps.ts';
import { pickLocale } from '#src/i18n/pick-locale.ts';
import { failNoSoonerThan } from '#src/kernel/answer-floor.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';
import { badCredentials, emailNotVerified } from '../accounts.errors';
import { noteDevice, startSession } from '../sessions/start-session';
import { giveProof, type Visitor } from '../visitor';

type Needs = Pick<Deps, 'auth' | 'accounts' | 'registrations' | 'sessions' | 'config' | 'appUrl'>;
interface Input {
  email: string;
  password: string;
  visitor: Visitor;
}

/** Longer than a comparison of passwords takes: how long a refusal takes does not reveal whether there was one. */
const refuseAfterMs = 250;

/** Throws accounts.bad_credentials (no such account, or another password), accounts.EMAIL_NOT_VERIFIED. */
export async function login(deps: Needs, input: Input): Promise<void> {
  await failNoSoonerThan(refuseAfterMs, signInOrRefuse(deps, input));
}

async function signInOrRefuse(deps: Needs, { email, password, visitor }: Input): Promise<void> {
  try {
    const body = { email, password };
    const answer = await deps.auth.api.signInEmail({ body, headers: visitor.headers, returnHeaders: true });
    await startSession(deps, { visitor, answer: answer.headers });
    await noteDevice(deps, { visitor, email });
    const reads = visitor.headers.get('accept-language');
    if (reads) await deps.accounts.noteLocale({ userId: answer.response.user.id, locale: pickLocale(reads) });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    if (error.body?.code !== 'EMAIL_NOT_VERIFIED') throw badCredentials();
    await noteOwnPassword(deps, { email, visitor });
    throw emailNotVerified();
  }
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
