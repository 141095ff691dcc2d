import { passwordIsCommon, passwordIsEmail } from './accounts.errors';
import { commonPasswords } from './common-passwords';

/**
 * What an attacker tries first: the passwords that most people use, and the address itself. `field` is
 * where the password was typed. Throws accounts.password_common, accounts.password_is_email.
 */
export function refuseGuessablePassword({
  password,
  email,
  field,
}: {
  password: string;
  email: string;
  field: string;
}): void {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  if (typed === email.toLowerCase()) throw passwordIsEmail(field);
  if (commonPasswords.includes(`\n${typed}\n`)) throw passwordIsCommon(field);
}
