import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { noSoonerThan } from '#src/kernel/answer-floor.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';
import { refuseGuessablePassword } from '../refuse-guessable-password';
import { giveProof, type Visitor } from '../visitor';
import type { MailRoomNeeds } from './mail-room';
import { sendCode } from './send-code';
import { sendReminder } from './send-reminder';

interface Input {
  email: string;
  password: string;
  firstName: string | null;
  lastName: string | null;
  locale: Locale;
  visitor: Visitor;
}

type Needs = MailRoomNeeds & Pick<Deps, 'registrations' | 'registrationCodes' | 'mailer' | 'logger' | 'appUrl'>;

/** Longer than any of the ways below takes, so that the time taken does not reveal which one it was. */
const answerAfterMs = 750;
/** In place of a password that is not there: compared at the same cost, matched by nothing. */
const noPassword = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

/**
 * Registers an address, or seems to: the caller cannot learn whether it has an account, since its holder
 * gets an e-mail in any case. Throws accounts.password_common, accounts.password_is_email, accounts.mail_failed.
 */
export async function register(deps: Needs, input: Input): Promise<void> {
  refuseGuessablePassword({ password: input.password, email: input.email, field: 'password' });
  await noSoonerThan(answerAfterMs, registerOrRemind(deps, input));
}

async function registerOrRemind(deps: Needs, { visitor, password, locale, ...typed }: Input): Promise<void> {
  const { registrations, appUrl } = deps;
  const { email } = typed;
  const holder = await registrations.findHolder({ email });
  const newHash = await hashPassword(password);
  const known = holder?.passwordHash ?? noPassword;
  const passwordHash = (await verifyPassword({ hash: known, password })) ? known : newHash;

  const proof = newId();
  const proofHash = await sha256Hex(proof);
  giveProof(visitor, { appUrl, proof });
  // Of an account too, unless the password is its own: what follows a registration must not tell the two apart.
  const isOwner = holder?.emailVerified && passwordHash === known;
  if (!isOwner) await registrations.record({ ...typed, passwordHash, proofHash, locale });
  if (holder?.emailVerified) return sendReminder(deps, { email, holder });
  await sendCode(deps, { email, locale, proofHash, network: visitor.network });
}
