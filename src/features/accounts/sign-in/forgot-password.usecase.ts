import type { Deps } from '#src/deps.ts';
import { newId } from '#src/kernel/ids.ts';
import { describeError } from '#src/kernel/logger.ts';
import { sleep } from '#src/kernel/sleep.ts';
import { resetEmail } from '../accounts.emails';
import { resetLinkPrefix } from '../auth';
import { hasMailRoom, type MailRoomNeeds } from './mail-room';
import { resetLinkLifetimeSeconds } from './reset-password.schema';

type Needs = MailRoomNeeds & Pick<Deps, 'auth' | 'registrations' | 'mailer' | 'logger' | 'waitUntil' | 'appUrl'>;

/** Longer than sending takes as a rule: a call that sends nothing takes as long. */
const answerAfterMs = 250;

/**
 * Mails a link for a new password to an address that has an account; every other is answered alike.
 * As only an existing account can fail, a failure is logged and not reported: a user who waits in vain asks again.
 */
export async function forgotPassword(deps: Needs, { email }: { email: string }): Promise<void> {
  const work = mailLink(deps, { email }).catch((error: unknown) =>
    deps.logger.error('reset.failed', describeError(error)),
  );
  deps.waitUntil(work);
  await sleep(answerAfterMs);
}

async function mailLink(deps: Needs, { email }: { email: string }): Promise<void> {
  const { auth, registrations, mailer, appUrl, clock } = deps;
  const holder = await registrations.findHolder({ email });
  if (!holder || !(await hasMailRoom(deps, { email, kind: 'reset' }))) return;
  const token = newId() + newId();
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: resetLinkPrefix + token,
    value: holder.id,
    expiresAt: new Date(clock().getTime() + resetLinkLifetimeSeconds * 1000),
  });
  await mailer.send({ to: email, locale: holder.locale, email: resetEmail({ token, appUrl }) });
}
