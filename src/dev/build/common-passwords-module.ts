import { dictionary } from '@zxcvbn-ts/language-common';
import { minPasswordLength } from '#src/features/accounts/sign-in/sign-in-forms.schema.ts';

const kept = 10_000;

/** The most used of the passwords that are long enough to be chosen, from a list that is ranked by use. */
export function commonPasswordsModule(): string {
  const words = dictionary['passwords-common']
    .map(String)
    .filter((word) => word.length >= minPasswordLength && !word.includes("'"))
    .slice(0, kept)
    .sort();
  const text = JSON.stringify(`\n${words.join('\n')}\n`).slice(1, -1);
  return `// Written by src/dev/build/make-common-passwords.ts.
/** The most used passwords in lower case, each between line breaks. */
export const commonPasswords =
  '${text}';
`;
}
