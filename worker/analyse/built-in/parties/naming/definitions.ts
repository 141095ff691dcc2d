import type { Locale } from '#src/i18n/locale.schema.ts';
import { notRoles } from '#worker/analyse/built-in/facts/party-words.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isPronoun } from '../pronouns';
import { bareRole, standingOf } from '../standing';
import { rolesWithin } from './definite-role';

/** Words that give whoever was named before them what the contract calls it from then on. */
export interface Definition extends Span {
  terms: Span[];
}

const bracketed = /\(([^()\n]{1,160})\)/g;
const quoted = /"([^"\n]{1,40})"/g;
/** ", from now on the "Member"", '- "Landlady" -', ': "the Tenant".': whatever words lead to it, a role in quotes behind a sign. */
const quotedBehind =
  /(?:,|\s-)\s(?:\p{Ll}[\p{L}']{0,20}\s){0,4}(?="([^"\n]{2,40})")|\s?:\s(?="([^"\n]{2,40})"(?:[.,;]|\n|$))/gu;
const farthestTerm = 50;

/** Every definition of a text, in order. */
export function findDefinitions(text: string, language: Locale): Definition[] {
  const inBrackets = [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: inside = '', index }) => {
    const terms = termsIn(inside, index + 1, language);
    const end = index + whole.length;
    // "Party A (Landlord): …" is a label, and says what whoever stands behind it is called.
    const isLabel = /^ ?:/.test(text.slice(end, end + 2));
    return terms.length > 0 && !isLabel ? [{ start: index, end, terms }] : [];
  });
  const phrased = [...text.matchAll(languages[language].partyNames.defines)].flatMap(({ 0: phrase, index }) => {
    const from = index + phrase.length;
    const inBracket = inBrackets.some(({ start, end }) => index > start && index < end);
    const terms = inBracket ? [] : termsBehind(text.slice(from, from + farthestTerm), from, language);
    const end = behindQuote(text, terms.at(-1)?.end ?? from);
    const isLabel = /^ ?\) ?:[ \t]{1,30}\S/.test(text.slice(end, end + 36));
    return terms.length > 0 && !isLabel ? [{ start: index, end, terms }] : [];
  });
  const known = [...inBrackets, ...phrased];
  for (const find of [findQuotedRoles, findRolesBehind, findBetweenDashes])
    known.push(...find(text, language).filter(beside(known)));
  return known.sort((a, b) => a.start - b.start);
}

const beside = (known: readonly Span[]) => (one: Span) =>
  !known.some(({ start, end }) => one.start < end && one.end > start);

/** A role, or what is led to by the same words as a role: 'Jo Field, from now on the "Member", and X Ltd, from now on "Gate"'. */
function findQuotedRoles(text: string, language: Locale): Definition[] {
  const found = [...text.matchAll(quotedBehind)].map(({ 0: lead, 1: one, 2: other, index }) => {
    const term = one ?? other ?? '';
    return {
      start: index,
      end: index + lead.length + term.length + 2,
      firstWord: /\p{L}+|:/u.exec(lead)?.[0] ?? '',
      isRole: standingOf(bareRole(term, language), language) !== null,
      terms: quotedTerms(`"${term}"`, index + lead.length, language),
    };
  });
  const leading = new Set(found.flatMap(({ firstWord, isRole }) => (isRole ? [firstWord] : [])));
  return found.filter(
    ({ firstWord, isRole, terms }) => terms.length > 0 && (isRole || (firstWord && leading.has(firstWord))),
  );
}

/** "Jo Field, as tenant,", "Jo Field - Tenant -": a common role between signs. */
function findRolesBehind(text: string, language: Locale): Definition[] {
  return [...text.matchAll(languages[language].partyNames.roleBehind)].flatMap(({ 0: sign, index }) => {
    const from = index + sign.length;
    const words = /^\p{L}{3,30}(?: (?:[-/] )?\p{L}{3,20}){0,2}(?= ?[,;.)\n]| -|$)/u.exec(
      text.slice(from, from + 60),
    )?.[0];
    const terms = words ? rolesWithin(words, from, language) : [];
    const end = from + (words?.length ?? 0);
    return terms.length > 0 && !/^ ?\) ?:/.test(text.slice(end, end + 4)) ? [{ start: index, end, terms }] : [];
  });
}

const betweenDashes = /\s-\s(\p{Lu}\p{L}{2,30})\s-(?=[,.;]|\s|$)/gu;

/** "Jo Field - Client -, Acme Ltd - Nursery -": beside a role whatever else stands between dashes in the same way. */
function findBetweenDashes(text: string, language: Locale): Definition[] {
  const found = [...text.matchAll(betweenDashes)].map(({ 0: whole, 1: called = '', index }) => {
    const start = index + whole.indexOf(called);
    return { called, start: index, end: index + whole.length, terms: [{ start, end: start + called.length }] };
  });
  const hasRole = found.some(({ called }) => standingOf(called, language) !== null);
  return hasRole ? found.filter(({ called }) => standingOf(called, language) === null) : [];
}

const behindQuote = (text: string, end: number) => (text[end] === '"' ? end + 1 : end);

export function termsIn(inside: string, from: number, language: Locale): Span[] {
  const inQuotes = quotedTerms(inside, from, language);
  const unquoted = [...inside.matchAll(/[^,"]{2,40}/g)].flatMap(({ 0: part, index }) => {
    const bare = bareRole(part, language);
    if (!isTerm(bare, language)) return [];
    if (index > 0 && inQuotes.length === 0) return [];
    if (!isCalled(bare, language) && !(inQuotes.length > 0 && isName(bare, part, language))) return [];
    const start = from + index + part.lastIndexOf(bare.slice(-3)) + Math.min(3, bare.length) - bare.length;
    return [{ start, end: start + bare.length }];
  });
  return [...inQuotes, ...unquoted].sort((a, b) => a.start - b.start);
}

/** "(WATTGRUND, "we")", "("you", the Snuggler)": beside what is quoted a capital is enough. */
const isName = (bare: string, part: string, language: Locale) =>
  languages[language].writing.hasCapitals &&
  /^\p{Lu}[\p{L}\d]{2,30}$/u.test(bare) &&
  (part.trim() !== bare || bare === bare.toUpperCase());

function termsBehind(words: string, from: number, language: Locale): Span[] {
  const line = words.replace(/^([^\n]{0,12})\n/, '$1 ').split('\n')[0] ?? '';
  const first = /^[^"]{0,30}"/.test(line) ? quotedTerms(line, from, language).slice(0, 1) : [];
  if (first.length > 0) return first;
  const plain = /^((?:the|el|la|los|las|le|les|der|die|das) |l'|)(\p{L}[\p{L}-]{2,40})/iu.exec(line);
  const [whole = '', , term = ''] = plain ?? [];
  if (!isTerm(term, language) || !(standingOf(term, language) !== null || /^\p{Lu}/u.test(term))) return [];
  return [{ start: from + whole.length - term.length, end: from + whole.length }];
}

function quotedTerms(words: string, from: number, language: Locale): Span[] {
  return [...words.matchAll(quoted)].flatMap(({ 1: term = '', index }) => {
    const bare = bareRole(term, language);
    const start = from + index + 1 + Math.max(0, term.toLowerCase().lastIndexOf(bare.toLowerCase()));
    // "the keeper", in quotes with its article, is what somebody is called in small letters too.
    const isCalledSo = bare.length >= 4 && bare.length < term.trim().length && /^\p{L}+$/u.test(bare);
    return isTerm(bare, language) || (isCalledSo && !isNever(bare, language))
      ? [{ start, end: start + bare.length }]
      : [];
  });
}

const isNever = (bare: string, language: Locale) =>
  notRoles.test(bare) || languages[language].partyNames.never.test(bare);

function isTerm(bare: string, language: Locale) {
  const { never } = languages[language].partyNames;
  if (bare.length < 2 || notRoles.test(bare)) return false;
  if (isCalled(bare, language)) return true;
  return !never.test(bare) && (!languages[language].writing.hasCapitals || /\p{Lu}/u.test(bare));
}

const isCalled = (bare: string, language: Locale) => standingOf(bare, language) !== null || isPronoun(bare, language);
