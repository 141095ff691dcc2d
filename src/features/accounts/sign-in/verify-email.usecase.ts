import { isAPIError } from 'better-auth/api';
import type { Deps } from '#src/deps.ts';
import { failNoSoonerThan } from '#src/kernel/answer-floor.ts';
import { codeInvalid } from '../accounts.errors';
import { noteDevice, startSession } from '../sessions/start-session';
import { presentedProofHash, type Visitor } from '../visitor';
import { registrationCodeHash } from './send-code';
import { triesPerCode } from './sign-in.schema';

type Needs = Pick<Deps, 'auth' | 'registrationCodes' | 'sessions' | 'config' | 'appUrl' | 'clock'>;
interface Input {
  email: string;
  code: string;
  visitor: Visitor;
}

/** How long a refusal takes does not reveal whether a code was awaited. */
const refuseAfterMs = 250;

/** Proves an address by its code and signs the visitor in. Throws accounts.code_invalid, whatever the reason. */
export async function verifyEmail(deps: Needs, input: Input): Promise<void> {
  const answer = await failNoSoonerThan(refuseAfterMs, prove(deps, input));
  await startSession(deps, { visitor: input.visitor, answer: answer.headers });
  await noteDevice(deps, input);
}

async function prove(deps: Needs, { email, code, visitor }: Input) {
  const { auth, registrationCodes, appUrl, clock } = deps;
  const proofHash = await presentedProofHash(visitor, appUrl);
  const codeHash = await registrationCodeHash(deps, { email, code });
  const awaited = await registrationCodes.takeTries({ email, proofHash, now: clock(), maxTries: triesPerCode });
  if (!awaited.includes(codeHash) || !(await registrationCodes.consume({ email, codeHash }))) throw codeInvalid();
  // better-auth proves addresses and opens sessions by codes of its own: it gets one, at once.
  const otp = await auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } });
  const { headers } = visitor;
  const proving = auth.api.verifyEmailOTP({
    body: { email, otp },
    headers,
    request: new Request(appUrl, { headers }),
    asResponse: false,
    returnHeaders: true,
  });
  return proving.catch((error: unknown) => {
    throw isAPIError(error) && error.statusCode < 500 ? codeInvalid() : error;
  });
}
