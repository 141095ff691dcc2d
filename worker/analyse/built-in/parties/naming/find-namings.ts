import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isPronoun } from '../pronouns';
import { bareRole, standingOf } from '../standing';
import { definedBehind, type Naming } from './naming';
import { type Name, readName, readNames } from './read-name';

/** '"We" are Acme Ltd', "« Société » : Acme SAS": what is called so stands behind. */
export function findMeant(text: string, language: Locale): Naming[] {
  const { means, notLabels } = languages[language].partyNames;
  // "Home" may as well mean a place: then only a firm behind it is a party.
  const isThing = (term: string) => notLabels.test(bareRole(term, language));
  const terms = /"([^"\n]{1,30})"(?:(?:,| or| and| o| y| et| ou| und| oder| او| و),? ?"([^"\n]{1,30})")?/g;
  return [...text.matchAll(terms)].flatMap(({ 0: whole, 1: one = '', 2: other = '', index }) => {
    const from = index + whole.length;
    const verb = means.exec(text.slice(from, from + 24));
    if (!verb) return [];
    const role = roleBeforeName(text, from + verb[0].length, language);
    const name = readName(text, role?.behind ?? from + verb[0].length, language);
    if (!name) return [];
    const spans = [one, other].flatMap((term) => {
      const bare = bareRole(term, language);
      const start = index + whole.indexOf(`"${term}"`) + 1 + term.trimEnd().length - bare.length;
      return bare === '' ? [] : [{ start, end: start + bare.length }];
    });
    const isSure =
      name.isFirm ||
      [one, other].some(
        (term) => term && (isPronoun(term, language) || (standingOf(term, language) && !isThing(term))),
      );
    const related = relatedBehind(text, name.end, language);
    return isSure && !isPair(name) ? [{ name, terms: [...(role ? [role] : []), ...related, ...spans] }] : [];
  });
}

/** "We are Ann and Bo": first names alone, of whoever writes for a firm. */
export const isPair = ({ words, isFirm }: Name) =>
  !isFirm && /^\p{Lu}[\p{L}-]{1,20} (?:and|y|e|et|und) \p{Lu}[\p{L}-]{1,20}$/u.test(words);

/** '"You" are Ann Lee, our member': what somebody is to whoever writes, where it is a common role. */
function relatedBehind(text: string, from: number, language: Locale): Span[] {
  const ahead = text.slice(from, from + 60);
  const ours = languages[language].partyNames.ours.exec(ahead)?.[0].length;
  const called = ours === undefined ? undefined : /^\p{L}{3,30}/u.exec(ahead.slice(ours))?.[0];
  if (ours === undefined || !called || standingOf(called, language) === null) return [];
  return [{ start: from + ours, end: from + ours + called.length }];
}

/** '"We" is the Fitter, Jo Field': what the name is called besides stands before it. */
function roleBeforeName(text: string, from: number, language: Locale): (Span & { behind: number }) | null {
  const [words = '', article = '', called = ''] =
    /^((?:\p{Ll}{1,4}['.]? ?)?)(\p{L}{3,20}), (?=\p{Lu})/u.exec(text.slice(from, from + 40)) ?? [];
  if (!called || standingOf(called, language) === null) return null;
  const start = from + article.length;
  return { start, end: start + called.length, behind: from + words.length };
}

/** "I, Ann Lee, lend you, Bo Kim", "wir sind die Acme GmbH": named by those who speak. */
export function findSpoken(text: string, language: Locale): Naming[] {
  const { spoken } = languages[language].partyNames;
  const { notActing } = languages[language].parties;
  return [spoken.i, spoken.we, spoken.you].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: phrase, index }) => {
      const name = readName(text, index + phrase.length, language);
      const pronoun = /\p{L}{1,10}/u.exec(phrase);
      if (!name || !pronoun) return [];
      const start = index + pronoun.index;
      // "Helper named by you: Bo Kim" names somebody else.
      const isAnother = phrase.trimEnd().endsWith(':') && notActing.test(text.slice(Math.max(0, start - 20), start));
      if (isAnother || isPair(name)) return [];
      const lineEnd = text.indexOf('\n', name.end);
      const behind = definedBehind(text, name.end, lineEnd < 0 ? text.length : lineEnd, language);
      const related = relatedBehind(text, name.end, language);
      return [{ name, terms: [{ start, end: start + pronoun[0].length }, ...related, ...behind] }];
    }),
  );
}

/** "Between Acme Ltd and Beta Ltd", with nothing to say what they are called. */
export function findBetween(text: string, language: Locale): Naming[] {
  for (const { 0: opener, index } of text.matchAll(languages[language].partyNames.openers)) {
    const [first, also] = readNames(text, index + opener.length, language);
    if (!first) continue;
    const joined = also ?? secondAfter(text, first.end, language);
    // Without capitals two names are no more than two words after "between".
    if (joined && (languages[language].writing.hasCapitals || first.isFirm || joined.isFirm))
      return [first, joined].map((name) => ({ name, terms: [] }));
  }
  return [];
}

function secondAfter(text: string, from: number, language: Locale) {
  const ahead = text.slice(from, from + 250);
  for (const { 0: gap, index } of ahead.matchAll(/\s(?:and|y|et|und)\s|\sو ?(?=السيد)/g)) {
    const isInside = ahead.lastIndexOf('(', index) > ahead.lastIndexOf(')', index);
    if (!isInside) return readName(text, from + index + gap.length, language);
  }
  return null;
}
