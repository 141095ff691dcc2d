import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { alreadyRegisteredEmail } from '../accounts.emails';
import { sendMail } from '../send-mail';
import { hasMailRoom, type MailRoomNeeds } from './mail-room';

interface Input {
  email: string;
  holder: { firstName: string | null; locale: Locale };
}

/** Tells the owner of an account that someone registered its address again. Throws accounts.mail_failed. */
export async function sendReminder(
  deps: MailRoomNeeds & Pick<Deps, 'mailer' | 'logger' | 'appUrl'>,
  { email, holder }: Input,
): Promise<void> {
  if (!(await hasMailRoom(deps, { email, kind: 'reminder' }))) return;
  const reminder = alreadyRegisteredEmail({ firstName: holder.firstName, appUrl: deps.appUrl });
  await sendMail(deps, { to: email, locale: holder.locale, email: reminder });
}
