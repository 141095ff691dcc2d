import type { Deps } from '../../deps';
import type { Locale } from '../../i18n/locale.schema';
import { codeInvalid } from './accounts.errors';
import { addressChangedEmail } from './email-change.emails';
import { emailCodeHash } from './request-email-change.usecase';
import { sendNews } from './send-mail';
import { triesPerCode } from './sign-in.schema';

/** Takes the new address into use and tells the old one. Throws accounts.code_invalid, for whatever reason. */
export async function confirmEmailChange(
  deps: Pick<Deps, 'emailChanges' | 'mailer' | 'logger' | 'waitUntil' | 'config' | 'clock' | 'appUrl'>,
  { userId, oldEmail, code, locale }: { userId: string; oldEmail: string; code: string; locale: Locale },
): Promise<void> {
  const waiting = await deps.emailChanges.takeTry({ userId, now: deps.clock(), maxTries: triesPerCode });
  if (!waiting) throw codeInvalid();
  const codeHash = await emailCodeHash(deps, { userId, email: waiting.email, code });
  if (codeHash !== waiting.codeHash || !(await deps.emailChanges.apply(waiting))) throw codeInvalid();
  sendNews(deps, { to: oldEmail, locale, email: addressChangedEmail({ appUrl: deps.appUrl }) });
}
