import { passwordIsCommon, passwordIsEmail } from './accounts.errors';
import { commonPasswords } from './common-passwords';

/**
 * What an attacker tries first: the passwords that most people use, what takes no more thought than they do, and the
 * address itself or the name in it. `field` is where the password was typed. Throws accounts.password_common,
 * accounts.password_is_email.
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
  if (isOfAddress(typed, email.toLowerCase())) throw passwordIsEmail(field);
  if (isTrivial(typed) || commonPasswords.includes(`\n${typed}\n`)) throw passwordIsCommon(field);
}

/** The address, or the name in it, whatever stands between its words and with up to four digits after it. */
function isOfAddress(typed: string, email: string): boolean {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  const name = bare(email.slice(0, email.lastIndexOf('@')));
  return (
    typed === email || (name !== '' && [name, name.replace(/\d{1,4}$/, '')].includes(withoutYear(bare(typed), name)))
  );
}

const withoutYear = (typed: string, name: string) => (typed === name ? typed : typed.replace(/\d{1,4}$/, ''));

/** Keys beside each other, on the keyboards of the five languages. */
const keys = ['01234567890', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];

/** Nothing but white space, one piece of up to three signs over and over, or signs or keys in a row such as 234567. */
function isTrivial(typed: string): boolean {
  if (typed === '' || /^(.{1,3})\1+$/su.test(typed)) return true;
  const backwards = Array.from(typed).toReversed().join('');
  if (keys.some((row) => row.includes(typed) || row.includes(backwards))) return true;
  const signs = Array.from(typed, (sign) => sign.codePointAt(0) ?? 0);
  return [1, -1].some((step) => signs.every((sign, at) => at === 0 || sign - (signs[at - 1] ?? 0) === step));
}
