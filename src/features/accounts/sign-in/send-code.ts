import { generateRandomString } from 'better-auth/crypto';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { codeEmail } from '../accounts.emails';
import { keyedHash } from '../keyed-hash';
import { sendMail } from '../send-mail';
import { hasMailRoom, type MailRoomNeeds } from './mail-room';
import { codeLifetimeSeconds } from './sign-in.schema';
import { codeLength } from './sign-in-forms.schema';

interface Input {
  email: string;
  locale: Locale;
  /** Of the browser that asks; null where it never registered the address. */
  proofHash: string | null;
  /** Where a newcomer registers from; what others had mailed to the address does not keep their code back. */
  network?: string;
}

/** What is stored of a code: good for one address. A plain hash of six digits would be guessed at once. */
export const registrationCodeHash = (
  { config }: Pick<Deps, 'config'>,
  { email, code }: { email: string; code: string },
): Promise<string> => keyedHash(JSON.stringify(['registration', email, code]), config.authSecret);

/**
 * Mails a new code for the registration of a browser; its older one stops working. Throws accounts.mail_failed.
 * Where too many were mailed already, those that came stay good.
 */
export async function sendCode(
  deps: MailRoomNeeds & Pick<Deps, 'registrationCodes' | 'mailer' | 'logger'>,
  { email, locale, proofHash, network }: Input,
): Promise<void> {
  if (!(await hasMailRoom(deps, { email, kind: 'code', ...(network !== undefined && { network }) }))) return;
  const code = generateRandomString(codeLength, '0-9');
  const codeHash = await registrationCodeHash(deps, { email, code });
  const expiresAt = new Date(deps.clock().getTime() + codeLifetimeSeconds * 1000);
  await deps.registrationCodes.save({ email, proofHash, codeHash, expiresAt });
  await sendMail(deps, { to: email, locale, email: codeEmail({ code }) });
}
