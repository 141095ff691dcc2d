import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { codeInvalid } from '../accounts.errors';
import { keepSpentAllowance } from '../free-allowance/spent-allowance.usecases';
import { sendNews } from '../send-mail';
import { triesPerCode } from '../sign-in/sign-in.schema';
import { addressChangedEmail } from './email-change.emails';
import { emailCodeHash } from './request-email-change.usecase';
import { keepFormerAddress } from './undo-email-change.usecase';

/** Switches to the new address and notifies the old one, which can undo it. Throws accounts.code_invalid, whatever the reason. */
export async function confirmEmailChange(
  deps: Pick<
    Deps,
    | 'emailChanges'
    | 'formerAddresses'
    | 'spentAllowances'
    | 'storesOf'
    | 'mailer'
    | 'logger'
    | 'waitUntil'
    | 'config'
    | 'clock'
    | 'appUrl'
  >,
  { userId, oldEmail, code, locale }: { userId: string; oldEmail: string; code: string; locale: Locale },
): Promise<void> {
  const waiting = await deps.emailChanges.takeTry({ userId, now: deps.clock(), maxTries: triesPerCode });
  if (!waiting) throw codeInvalid();
  const codeHash = await emailCodeHash(deps, { userId, email: waiting.email, code });
  if (codeHash !== waiting.codeHash || !(await deps.emailChanges.apply(waiting))) throw codeInvalid();
  await keepSpentAllowance(deps, { userId, email: oldEmail });
  const token = await keepFormerAddress(deps, { userId, email: oldEmail });
  sendNews(deps, { to: oldEmail, locale, email: addressChangedEmail({ token, appUrl: deps.appUrl }) });
}
