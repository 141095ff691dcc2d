import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { sleep } from '#src/kernel/sleep.ts';
import type { MailRoomNeeds } from './mail-room';
import { sendCode } from './send-code';

type Needs = MailRoomNeeds & Pick<Deps, 'auth' | 'registrations' | 'mailer' | 'logger' | 'waitUntil'>;

/** Longer than sending takes as a rule: a call that sends nothing takes as long. */
const answerAfterMs = 250;

/**
 * Mails a new code to an address that awaits its proof; every other address is answered alike and gets nothing.
 * An e-mail that fails three times is logged and not answered, because only an existing account can fail:
 * a user who waits in vain asks again.
 */
export async function resendCode(deps: Needs, { email }: { email: string }): Promise<void> {
  const work = sendIfAwaited(deps, { email }).catch((error: unknown) =>
    deps.logger.error('resend.failed', describeError(error)),
  );
  deps.waitUntil(work);
  await sleep(answerAfterMs);
}

async function sendIfAwaited(deps: Needs, { email }: { email: string }): Promise<void> {
  const holder = await deps.registrations.findHolder({ email });
  if (holder && !holder.emailVerified) await sendCode(deps, { email, locale: holder.locale });
}
