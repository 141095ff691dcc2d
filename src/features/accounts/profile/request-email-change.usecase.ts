import { generateRandomString } from 'better-auth/crypto';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { mailFailed, noEmailChange } from '../accounts.errors';
import { shortCodeLifetimeSeconds } from '../confirm/confirm.schema';
import { keyedHash } from '../keyed-hash';
import { sendMail } from '../send-mail';
import { hasMailRoom } from '../sign-in/mail-room';
import { codeLength } from '../sign-in/sign-in-forms.schema';
import { addressTakenEmail, emailChangeCodeEmail } from './email-change.emails';

type Needs = Pick<Deps, 'emailChanges' | 'registrations' | 'rateLimits' | 'mailer' | 'logger' | 'config' | 'clock'>;

/** What is stored of a code: good for one user and one address. */
export const emailCodeHash = (
  { config }: Pick<Deps, 'config'>,
  { userId, email, code }: { userId: string; email: string; code: string },
): Promise<string> => keyedHash(JSON.stringify([userId, email, code]), config.authSecret);

/**
 * Mails a code to the wanted address and remembers it until the code is entered. Whether the address has an account
 * already is not revealed: its owner is notified, and no code will match. Throws accounts.mail_failed.
 */
export async function requestEmailChange(
  deps: Needs,
  { userId, email, locale }: { userId: string; email: string; locale: Locale },
): Promise<void> {
  if (!(await hasMailRoom(deps, { email, kind: 'address change' }))) throw mailFailed('enough for now');
  const code = generateRandomString(codeLength, '0-9');
  const codeHash = await emailCodeHash(deps, { userId, email, code });
  const expiresAt = new Date(deps.clock().getTime() + shortCodeLifetimeSeconds * 1000);
  const holder = await deps.registrations.findHolder({ email });
  await deps.emailChanges.save({ userId, email, codeHash, expiresAt });
  const message = holder?.emailVerified
    ? { locale: holder.locale, email: addressTakenEmail() }
    : { locale, email: emailChangeCodeEmail({ code }) };
  try {
    await sendMail(deps, { to: email, ...message });
  } catch (error) {
    await deps.emailChanges.delete({ userId });
    throw error;
  }
}

/** Mails a new code for the address that awaits one. Throws accounts.no_email_change, accounts.mail_failed. */
export async function resendEmailCode(deps: Needs, input: { userId: string; locale: Locale }): Promise<void> {
  const waiting = await deps.emailChanges.find({ userId: input.userId, now: deps.clock() });
  if (!waiting) throw noEmailChange();
  await requestEmailChange(deps, { ...input, email: waiting.email });
}

/** Keeps the present address. The code that was mailed stops working. */
export const cancelEmailChange = (
  { emailChanges }: Pick<Deps, 'emailChanges'>,
  { userId }: { userId: string },
): Promise<void> => emailChanges.delete({ userId });
