import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { formsOf, keyOf } from './calls';
import type { ContractSide } from './contract-sides';
import type { Call, Calls } from './mentions';
import { isCompany } from './naming/company-name';
import { isPronoun } from './pronouns';
import { bareRole, standingOf } from './standing';

const longestCall = 6;

/** Everything that the sides of a contract are called in its language. */
export function readCalls(sides: readonly ContractSide[], language: Locale): Calls {
  const { hasCapitals } = languages[language].writing;
  const calls = new Map<string, Call>();
  const add = (key: string, one: ContractSide, needsCapital: boolean) => {
    if (key.length < 2 && hasCapitals && key !== 'i') return;
    const known = calls.get(key);
    // What two sides are called tells neither, unless both are the same one.
    if (known && known.side !== one.side) calls.delete(key);
    else if (!known) calls.set(key, { ...actorOf(one), needsCapital });
  };
  for (const one of sides) {
    for (const role of [one.role, ...one.called]) {
      if (!role) continue;
      const bare = bareRole(role, language);
      const isCommon = standingOf(bare, language) !== null || isPronoun(bare, language);
      const needsCapital = hasCapitals && (!isCommon || mustBeCapital(bare, language));
      for (const form of isPronoun(bare, language) ? [keyOf(bare)] : formsOf(bare, language))
        add(form, one, needsCapital);
    }
    if (one.name) for (const short of shortNames(one.name, language)) add(short, one, hasCapitals);
  }
  addPronouns(sides, language, calls);
  return { get: (key) => calls.get(key), longest: longestCall };
}

export const actorOf = ({ side, party, role, name }: ContractSide) => ({ side, party, called: role ?? name ?? '' });

/** German "Sie" is "you", "sie" is "they". */
const mustBeCapital = (word: string, language: Locale) =>
  languages[language].parties.pronouns.you.some((one) => /^\p{Lu}/u.test(one) && keyOf(one) === keyOf(word));

/** "Beta LLC" is called "Beta" too, and a person by the first or the last name. */
function shortNames(name: string, language: Locale): string[] {
  const key = keyOf(name);
  const words = key.split(' ');
  if (isCompany(name, language)) {
    const starts = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(' '));
    return [key, ...starts.filter((start) => start.length > 3)];
  }
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return [key, ...(words.length > 1 ? [first, last] : []).filter((word) => word.length > 2)];
}

/** "You" and "we" where the contract does not say whom it means by them. */
function addPronouns(sides: readonly ContractSide[], language: Locale, calls: Map<string, Call>) {
  const { i, we, you } = languages[language].parties.pronouns;
  const has = (words: readonly string[]) => words.some((word) => calls.has(keyOf(word)));
  const set = (words: readonly string[], one: ContractSide | undefined, called: string) => {
    for (const word of words) {
      if (!calls.has(keyOf(word)))
        calls.set(keyOf(word), {
          ...(one ? actorOf(one) : { side: null, party: null, called }),
          needsCapital: mustBeCapital(word, language),
        });
    }
  };
  const calledBy = (words: readonly string[]) => {
    const known = words.map((word) => calls.get(keyOf(word))).find((call) => call);
    return known && sides.find((one) => one.party === known.party && one.side === known.side);
  };
  const isLetter = has(i);
  const reader = sides.find(({ side }) => side === 'reader');
  const other = sides.find(({ side }) => side === 'other');
  set(you, calledBy(you) ?? reader, you[0] ?? '');
  if (isLetter) set(i, calledBy(i) ?? other, i[0] ?? '');
  set(we, calledBy(we) ?? (isLetter ? both : other), we[0] ?? '');
}

const both: ContractSide = { side: 'both', name: null, role: null, called: [], party: null };
