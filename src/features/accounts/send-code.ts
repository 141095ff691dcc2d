import type { Deps } from '../../deps';
import type { Locale } from '../../i18n/locale.schema';
import { codeEmail } from './accounts.emails';
import { sendMail } from './send-mail';

/** Mails a new code to an address that awaits its proof; older ones stop working. Throws accounts.mail_failed. */
export async function sendCode(
  deps: Pick<Deps, 'auth' | 'mailer' | 'logger'>,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const code = await deps.auth.api.createVerificationOTP({ body: { email, type: 'email-verification' } });
  await sendMail(deps, { to: email, locale, email: codeEmail({ code }) });
}
