import { isAPIError } from 'better-auth/api';
import type { Deps } from '#src/deps.ts';
import { failNoSoonerThan } from '#src/kernel/answer-floor.ts';
import { codeInvalid } from '../accounts.errors';
import { noteDevice, startSession } from '../sessions/start-session';
import type { Visitor } from '../visitor';

/** How long a refusal takes does not reveal whether a code was awaited. */
const refuseAfterMs = 250;

/** Proves an address by its code and signs the visitor in. Throws accounts.code_invalid, whatever the reason. */
export async function verifyEmail(
  deps: Pick<Deps, 'auth' | 'sessions' | 'config' | 'appUrl'>,
  { email, code, visitor }: { email: string; code: string; visitor: Visitor },
): Promise<void> {
  const { headers } = visitor;
  const proving = deps.auth.api
    .verifyEmailOTP({
      body: { email, otp: code },
      headers,
      request: new Request(deps.appUrl, { headers }),
      asResponse: false,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw isAPIError(error) && error.statusCode < 500 ? codeInvalid() : error;
    });
  const answer = await failNoSoonerThan(refuseAfterMs, proving);
  await startSession(deps, { visitor, answer: answer.headers });
  await noteDevice(deps, { visitor, email });
}
