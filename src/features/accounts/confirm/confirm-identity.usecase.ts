import { generateRandomString, verifyPassword } from 'better-auth/crypto';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { failNoSoonerThan } from '#src/kernel/answer-floor.ts';
import { codeInvalid, confirmationRequired, mailFailed, passwordWrong } from '../accounts.errors';
import type { CurrentUser } from '../accounts.schema';
import { keyedHash } from '../keyed-hash';
import { sendMail } from '../send-mail';
import { hasMailRoom, type MailRoomNeeds } from '../sign-in/mail-room';
import { triesPerCode } from '../sign-in/sign-in.schema';
import { codeLength } from '../sign-in/sign-in-forms.schema';
import { presentedToken, type Visitor } from '../visitor';
import { confirmCodeEmail } from './confirm.emails';
import { confirmedForSeconds, shortCodeLifetimeSeconds } from './confirm.schema';

type SessionNeeds = Pick<Deps, 'sessions' | 'config' | 'appUrl' | 'clock'>;

const refuseAfterMs = 250;

const codeHashOf = ({ config }: Pick<Deps, 'config'>, { userId, code }: { userId: string; code: string }) =>
  keyedHash(JSON.stringify(['confirm', userId, code]), config.authSecret);

/** Mails a code to a user who has no password to confirm by. Throws accounts.mail_failed. */
export async function sendConfirmCode(
  deps: MailRoomNeeds & Pick<Deps, 'confirmCodes' | 'mailer' | 'logger'>,
  { user, locale }: { user: CurrentUser; locale: Locale },
): Promise<void> {
  if (!(await hasMailRoom(deps, { email: user.email, kind: 'confirmation' }))) throw mailFailed('enough for now');
  const code = generateRandomString(codeLength, '0-9');
  const expiresAt = new Date(deps.clock().getTime() + shortCodeLifetimeSeconds * 1000);
  await deps.confirmCodes.save({
    userId: user.id,
    codeHash: await codeHashOf(deps, { userId: user.id, code }),
    expiresAt,
  });
  await sendMail(deps, { to: user.email, locale, email: confirmCodeEmail({ code }) });
}

interface Proof {
  user: CurrentUser;
  password?: string | undefined;
  code?: string | undefined;
  visitor: Visitor;
}

/**
 * Notes for this session that its user is the owner: by the password, or by a mailed code where there is none. What
 * cannot be taken back then works for some minutes. Throws accounts.password_wrong, accounts.code_invalid.
 */
export async function confirmIdentity(
  deps: SessionNeeds & Pick<Deps, 'registrations' | 'confirmCodes'>,
  proof: Proof,
): Promise<void> {
  await failNoSoonerThan(refuseAfterMs, prove(deps, proof));
  const token = await ownToken(deps, proof.visitor);
  if (token) await deps.sessions.confirm({ token, now: deps.clock() });
}

async function prove(
  deps: Pick<Deps, 'registrations' | 'confirmCodes' | 'config' | 'clock'>,
  { user, password, code }: Proof,
): Promise<void> {
  const holder = await deps.registrations.findHolder({ email: user.email });
  const hash = holder?.passwordHash;
  if (hash) {
    if (password === undefined || !(await verifyPassword({ hash, password }))) throw passwordWrong();
    return;
  }
  const known = await deps.confirmCodes.takeTry({ userId: user.id, now: deps.clock(), maxTries: triesPerCode });
  const codeHash = await codeHashOf(deps, { userId: user.id, code: code ?? '' });
  if (known !== codeHash || !(await deps.confirmCodes.consume({ userId: user.id, codeHash }))) throw codeInvalid();
}

/** Throws accounts.confirmation_required, unless the user has just proved in this session to be the owner. */
export async function requireConfirmed(deps: SessionNeeds, { visitor }: { visitor: Visitor }): Promise<void> {
  const token = await ownToken(deps, visitor);
  const since = new Date(deps.clock().getTime() - confirmedForSeconds * 1000);
  if (!token || !(await deps.sessions.isConfirmed({ token, since }))) throw confirmationRequired();
}

const ownToken = ({ appUrl, config }: Pick<Deps, 'appUrl' | 'config'>, visitor: Visitor) =>
  presentedToken(visitor, { appUrl, secret: config.authSecret });
