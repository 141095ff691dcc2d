import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { notRoles } from './party-words';

export interface Role {
  role: string;
  index: number;
  end: number;
}

const together = /^(?:collectively|together|jointly|each|individually|references?|and (?:together|collectively))\b/i;
const noLetter = /^(?!\p{L})/u;
const acting = /^ (?:shall|will|may|must|agrees|hereby|has|represents|warrants)(?!\p{L})/u;
const article = /^(?:(?:the|el|la|los|las|le|les|der|die|das) |l')/i;

/** What a stretch of words calls its parties: in brackets, or behind "hereinafter". */
export function findRoles(words: string, language: Locale): Role[] {
  const bracketed = [...words.matchAll(/\(([^()]{1,200})\)/g)].flatMap(({ 0: text, 1: inside = '', index }) => {
    if (together.test(inside)) return [];
    const terms = [...inside.matchAll(/"([^"]{2,40}?)"/g)].map(([, term = '']) => bareRole(term));
    const role = terms.find((term) => term.length > 1 && !notRoles.test(term)) ?? acronym(inside);
    return role ? [{ role, index, end: index + text.length }] : [];
  });
  const phrased = [...words.matchAll(languages[language].opening.rolePhrases)].flatMap(
    ({ 0: text, 1: term = '', index }) =>
      notRoles.test(bareRole(term)) || bracketed.some((other) => index < other.end && index + text.length > other.index)
        ? []
        : [{ role: bareRole(term), index, end: index + text.length }],
  );
  return [...bracketed, ...phrased].sort((a, b) => a.index - b.index);
}

function bareRole(term: string) {
  return term
    .trim()
    .replace(article, '')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '');
}

/** "Mutual Insurance Corporation of America (MICOA)". */
function acronym(inside: string) {
  return /^[A-Z][A-Z&]{2,9}$/.test(inside) && !/^(?:USA|USD|EUR|GBP|INC|LLC|LTD)$/.test(inside) ? inside : undefined;
}

/** The role is made of the name: "OntoChem" of "OntoChem GmbH", "PVSS" of "Pivotal Self Service". */
export function isShortFor(role: string, name: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\d&]/gu, '');
  const short = plain(role);
  if (short.length < 2) return false;
  const initials = plain(
    name
      .split(/[\s.&-]+/)
      .map((word) => word[0] ?? '')
      .join(''),
  );
  return plain(name).includes(short) || initials.startsWith(short.slice(0, 3));
}

/** A word that contracts commonly give a party, or one that does and owes things in this text. */
export function isPartyRole(role: string, text: string, language: Locale): boolean {
  if (isKnownRole(role, language)) return true;
  const isEnglish = language === 'en';
  const behind = isEnglish ? acting : noLetter;
  const opening = text.slice(0, 60_000);
  let times = 0;
  for (let at = opening.indexOf(role); at >= 0; at = opening.indexOf(role, at + role.length)) {
    const end = at + role.length;
    if (noLetter.test(opening.slice(Math.max(0, at - 1), at)) && behind.test(opening.slice(end, end + 20))) times++;
  }
  return times >= (isEnglish ? 2 : 5);
}

export function isKnownRole(role: string, language: Locale): boolean {
  return languages[language].opening.knownRoles.test(role) || languages.en.opening.knownRoles.test(role);
}
