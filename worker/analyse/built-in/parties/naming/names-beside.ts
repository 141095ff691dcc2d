import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../calls';
import { readAddressees } from './greeted';
import { type Name, readName } from './read-name';

/** The stretch before a definition, in which the name is. */
export interface Place {
  text: string;
  from: number;
  to: number;
}

/** "). And of the third part, Mr ": nothing but such words between what one party is called and the next one's name. */
export const followsOn = (between: string) => /^[\s.,;)"]{1,8}(?:\p{L}{1,6}[,.]{0,2} ){1,5}$/u.test(between);

/** 'Between you both (the "Authors")': those to whom the letter is addressed. */
export function spokenTo({ text, from, to }: Place, language: Locale): Name[] | null {
  const last = /(\p{L}{2,10})(?: \p{L}{3,6})? ?$/u.exec(text.slice(Math.max(from, to - nearestPronoun), to));
  const words = last?.[0].trim().split(' ') ?? [];
  const { you } = languages[language].parties.pronouns;
  if (!words.some((word) => you.some((one) => keyOf(one) === keyOf(word)))) return null;
  const names = readAddressees(text, language);
  return names.length > 0 ? names : null;
}

const nearestPronoun = 24;
const joining = /,? (?:and|und|sowie|y|e|et) (?:\p{L}{1,12}\.? ){0,2}$/u;

/** "for Ann Lee and Bo Kim, 2 Mill Lane (you)": who is joined to the first of the names, wherever the sentence began. */
export function joinedBefore([first]: readonly Name[], from: number, text: string, language: Locale): Name[] {
  if (!first || first.isFirm || !languages[language].writing.hasCapitals) return [];
  const start = Math.max(from, first.start - longestJoined);
  const before = text.slice(start, first.start);
  const end = start + (joining.exec(before)?.index ?? -1);
  if (end < start) return [];
  for (const { index } of text.slice(start, end).matchAll(/(?<![\p{L}\d'-])\p{Lu}/gu)) {
    const name = readName(text.slice(0, end), start + index, language);
    if (!name || name.isFirm || name.end !== end) continue;
    const ahead = text.slice(Math.max(0, name.start - 40), name.start);
    return namesAnother(ahead, language) ? [] : [name];
  }
  return [];
}

const longestJoined = 70;

/** "Between Ann Lee and Bo Kim (the tenant)" names two sides, "represented by Ann Lee, and Bo Kim" nobody with him. */
function namesAnother(ahead: string, language: Locale) {
  const { openers, represents } = languages[language].partyNames;
  return represents.test(ahead) || [...ahead.matchAll(openers)].length > 0;
}

const joinsPerson =
  /[\s,](?:and|et|y|e|und)(?: (?:his|her|su|sus|son|sa|sein\p{L}{0,2}|ihr\p{L}{0,2}) [\p{L}-]{3,14},?)? $/u;

/** "Ms Ann Lee, born …, and Mr Bo Kim, same address (the "Tenants")". */
export function othersBeside(first: readonly Name[], { text, to }: Place, language: Locale): Name[] {
  const from = first.at(-1)?.end;
  if (from === undefined || first[0]?.isFirm) return [];
  const stretch = text.slice(from, to);
  return [...stretch.matchAll(languages[language].partyNames.titles)].flatMap(({ index }) => {
    if (!joinsPerson.test(stretch.slice(0, index))) return [];
    const name = readName(text.slice(0, to), from + index, language);
    return name && !name.isFirm ? [name] : [];
  });
}
