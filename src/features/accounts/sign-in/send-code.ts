import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { codeEmail } from '../accounts.emails';
import { sendMail } from '../send-mail';
import { hasMailRoom, type MailRoomNeeds } from './mail-room';

/**
 * Mails a new code to an address that awaits its proof; older ones stop working. Throws accounts.mail_failed.
 * Where too many were mailed already, the newest of them stays the one that works.
 */
export async function sendCode(
  deps: MailRoomNeeds & Pick<Deps, 'auth' | 'mailer' | 'logger'>,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  if (!(await hasMailRoom(deps, { email, kind: 'code' }))) return;
  const code = await deps.auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } });
  await sendMail(deps, { to: email, locale, email: codeEmail({ code }) });
}
