import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { endsAsCompany, isName, type Name, nameAt, nameEndingAt } from './party-name-at';
import { findRoles, isKnownRole, isPartyRole, isShortFor, type Role } from './party-roles';
import { pronounRoles } from './party-words';

export interface PartyName {
  name: string;
  /** What the contract calls the party, or null. */
  role: string | null;
  /** From the name to the end of the words that give its role. */
  index: number;
  end: number;
}

/** Where to look, and the whole text, in which a party's role is used again. */
export interface Naming {
  words: string;
  text: string;
  language: Locale;
  /** Behind "between" and the like; elsewhere only what is surely a company is taken. */
  isOpened: boolean;
}

const farthestName = 500;
const farthestNext = 900;

/** The parties named in a stretch of words: by the roles defined for them, else by "between A and B". */
export function readPartyNames(naming: Naming): PartyName[] {
  const { words, language } = naming;
  const found: PartyName[] = [];
  let from = 0;
  for (const role of findRoles(words, language)) {
    const last = found.at(-1);
    if (found.length >= 2 && last && role.index - last.end > farthestNext) break;
    const name = nameBefore(naming, role, Math.max(from, role.index - farthestName));
    from = role.end;
    if (name) found.push({ ...name, role: role.role, end: role.end });
  }
  const roles = found.map(({ role }) => role);
  const named = found.filter(({ name }) => !roles.includes(name));
  if (named.length >= 2 || !naming.isOpened) return named;
  return mergeNames(named, betweenNames(words, language));
}

/** The party of a line that begins with its role. */
export function readLabelledParty(words: string, language: Locale): PartyName | null {
  const label = languages[language].opening.labelledParties.exec(words);
  if (!label) return null;
  const from = label.index + label[0].length;
  const name = nameAt(words, from, Math.min(words.length, from + 160));
  const isSome = name && (!languages[language].writing.hasCapitals || /^\p{Ll}?\p{Lu}/u.test(name.name));
  return isSome ? { ...name, role: label[2] ?? label[1] ?? null, end: name.index + name.name.length } : null;
}

/** The name that a role belongs to, if role and name look like a party's. */
function nameBefore(naming: Naming, role: Role, from: number): Name | null {
  const { words, text, language, isOpened } = naming;
  if (languages[language].opening.notAParty.test(words.slice(role.end, role.end + 40))) return null;
  const stretch = words.slice(from, role.index);
  const starts = startsIn(stretch, language);
  const next = nameEndingAt(words, from, role.index);
  const near = [...starts.map((start) => nameAt(words, from + start, role.index)), next];
  const names = near.flatMap((name) => (name && isName(name.name, language) ? [name] : []));
  const isShort = ({ name }: Name) => isShortFor(role.role, name);
  const isCompany = ({ name }: Name) => endsAsCompany(name);
  const best =
    names.find((name) => isShort(name) && isCompany(name)) ??
    names.find((name) => name === next && isCompany(name)) ??
    names.find(isCompany) ??
    names.find(isShort) ??
    names[0];
  if (!best || best.name.toLowerCase() === role.role.toLowerCase()) return best && isCompany(best) ? best : null;
  if (isShort(best)) return isOpened || isCompany(best) ? best : null;
  if (isCompany(best) && best === next) return best;
  if (pronounRoles.test(role.role)) return isCompany(best) ? best : null;
  if (!isPartyRole(role.role, text, language)) return null;
  return isOpened || isCompany(best) || (best === next && isKnownRole(role.role, language)) ? best : null;
}

function startsIn(stretch: string, language: Locale) {
  const starts = [0];
  for (const { 0: text, index } of stretch.matchAll(languages[language].opening.connectors)) {
    // Anything before "between" is not a party's name.
    if (/between|among|entre|zwischen|بين/i.test(text)) starts.length = 0;
    starts.push(index + text.length);
  }
  return starts;
}

function betweenNames(words: string, language: Locale): PartyName[] {
  const opening = words.slice(0, farthestNext);
  const starts = startsIn(opening, language);
  const names = starts.flatMap((start) => {
    const name = nameAt(words, start, Math.min(words.length, start + 200));
    return name && isName(name.name, language) && (!languages[language].writing.hasCapitals || endsAsCompany(name.name))
      ? [name]
      : [];
  });
  const distinct = names.filter(({ index }, at) => names.findIndex((other) => other.index === index) === at);
  return distinct.slice(0, 2).map(({ name, index }) => ({ name, role: null, index, end: index + name.length }));
}

function mergeNames(withRoles: PartyName[], plain: PartyName[]): PartyName[] {
  const others = plain.filter(({ index, end }) => withRoles.every((known) => end <= known.index || index >= known.end));
  return [...withRoles, ...others].sort((a, b) => a.index - b.index).slice(0, Math.max(2, withRoles.length));
}
