import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { sleep } from '#src/kernel/sleep.ts';
import { presentedProofHash, type Visitor } from '../visitor';
import type { MailRoomNeeds } from './mail-room';
import { sendCode } from './send-code';
import { sendReminder } from './send-reminder';

type Needs = MailRoomNeeds &
  Pick<Deps, 'registrations' | 'registrationCodes' | 'mailer' | 'logger' | 'waitUntil' | 'appUrl'>;
interface Input {
  email: string;
  visitor: Visitor;
}

/** Longer than sending takes as a rule: a call that sends nothing takes as long. */
const answerAfterMs = 250;

/**
 * Mails a new code to an address that awaits its proof; every other address is answered alike, and only one that
 * someone just registered again gets anything: the reminder that it has an account.
 * An e-mail that fails three times is logged and not answered, because only an existing account can fail:
 * a user who waits in vain asks again.
 */
export async function resendCode(deps: Needs, input: Input): Promise<void> {
  const work = sendIfAwaited(deps, input).catch((error: unknown) =>
    deps.logger.error('resend.failed', describeError(error)),
  );
  deps.waitUntil(work);
  await sleep(answerAfterMs);
}

async function sendIfAwaited(deps: Needs, { email, visitor }: Input): Promise<void> {
  const holder = await deps.registrations.findHolder({ email });
  if (!holder) return;
  if (!holder.emailVerified) {
    const proofHash = await presentedProofHash(visitor, deps.appUrl);
    return sendCode(deps, { email, locale: holder.locale, proofHash });
  }
  if (await deps.registrations.typedForProven({ email })) await sendReminder(deps, { email, holder });
}
