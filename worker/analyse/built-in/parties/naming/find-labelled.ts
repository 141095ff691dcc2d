import type { Locale } from '#src/i18n/locale.schema.ts';
import { endsAsCompany } from '#worker/analyse/built-in/facts/party-name-at.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isPronoun } from '../pronouns';
import { bareRole, standingOf } from '../standing';
import { termsIn } from './definitions';
import { linesOf } from './lined-text';
import { definedBehind, type Naming } from './naming';
import { type Name, readName, readNames } from './read-name';

const label =
  /(\p{L}[\p{L}']{0,30}(?: \p{L}[\p{L}']{0,30}){0,3}(?: (?:[Nn][ro]?\.?[°º]? ?)?\d{1,2})?)(?: ?\/ ?\[[^\]\n]{1,30}\]| ?\/ ?\p{L}{1,20}| ?\([^)\n]{1,60}\)|[*_]\p{L}{2,6}){0,2}(?: ?(?::|\||\.{3,40}) ?|\t)/gu;

/** "Landlord: Jo Field, 2 High Street": parties behind a label or in the column beside it; it may have lost its line. */
export function findLabelled(text: string, language: Locale): Naming[] {
  let heading: Heading = { words: '', start: 0 };
  return linesOf(text).flatMap(({ start, end }) => {
    const line = text.slice(start, end);
    const namings = [...line.matchAll(label)].flatMap((hit) => {
      const from = start + hit.index;
      const isFirst = hit.index < farthestLabel;
      const bracketed = inBrackets(hit[0], from, language);
      const isSpoken = isFirst && bracketed.some((term) => isPronoun(text.slice(term.start, term.end), language));
      const called = isSpoken ? bracketed : isFirst ? definedInBrackets(hit[0], from, language) : [];
      const role =
        labelledRole(text, from, from + (hit[1]?.length ?? 0), isFirst, language) ??
        (called.length > 0 ? { start: from, end: from, namesThings: false } : null);
      const before = text.slice(Math.max(start, from - 2), from);
      // Where nothing tells names from other words, a label in the middle of a line follows a sign.
      if (!role || (!languages[language].writing.hasCapitals && before !== '' && !/[.,;)\d|] ?$/.test(before)))
        return [];
      const found = readLabelledNames(text.slice(0, end), from + hit[0].length, language);
      const isPerson = role.namesThings && goesOnAbout(text, role, language);
      const names = role.namesThings && !isPerson ? found.filter(({ isFirm }) => isFirm) : found;
      const own = role.end > role.start ? [role] : called.length > 0 ? called : headed(heading, language);
      const terms = [...own, ...definedBehind(text, names.at(-1)?.end ?? end, end, language)];
      return names.map((name) => ({ name, terms, also: isSpoken ? [] : bracketed }));
    });
    const below = namings.length === 0 ? belowHeading(text, start, end, heading, language) : [];
    // Of several persons under one heading each has a line of their own.
    const goesOn = namings.some(({ terms }) => terms.some(({ end: last }) => last <= start));
    if (!goesOn) heading = { words: line, start };
    return [...namings, ...below];
  });
}

const farthestLabel = 8;

/** "Provider: glimm Telecom Ltd": behind a label a firm's name may begin with a brand in small letters. */
function readLabelledNames(text: string, from: number, language: Locale): Name[] {
  const names = readNames(text, from, language);
  const brand = names.length === 0 ? /^\p{Ll}[\p{L}\d.-]{2,20} (?=\p{Lu})/u.exec(text.slice(from)) : null;
  const rest = brand && readName(text, from + brand[0].length, language);
  if (!brand || !rest?.isFirm || rest.start !== from + brand[0].length || !endsAsCompany(rest.words)) return names;
  return [{ ...rest, start: from, words: brand[0] + rest.words }];
}

/** "TENANT", and on the next line nothing but the name and an address. */
function belowHeading(text: string, start: number, end: number, heading: Heading, language: Locale): Naming[] {
  const terms = headed(heading, language);
  const names =
    terms.length > 0 && end - start < farthestDefinition ? readNames(text.slice(0, end), start, language) : [];
  return names.filter(({ end: at }) => /^(?:[,;.]|$)/.test(text.slice(at, end))).map((name) => ({ name, terms }));
}

/** "Party A (Landlord):", 'Permit holder (you, the "Trader"):'. */
function inBrackets(words: string, from: number, language: Locale): Span[] {
  const hit = /\(([^()]{2,60})\)/.exec(words);
  if (!hit?.[1]) return [];
  const start = from + hit.index + 1;
  if (standingOf(hit[1], language) !== null) return [{ start, end: start + hit[1].length }];
  const terms = termsIn(hit[1], start, language);
  return terms.some((term) => isPronoun(words.slice(term.start - from, term.end - from), language)) ? terms : [];
}

/** "Giving body (hereinafter: the Society):": a label that is no role, with what its bearer is called from then on. */
function definedInBrackets(words: string, from: number, language: Locale): Span[] {
  const hit = /\(([^()]{6,60})\)/.exec(words);
  const behind = hit?.[1] && [...hit[1].matchAll(languages[language].partyNames.defines)][0];
  if (!hit || !behind) return [];
  const rest = hit[1]?.slice(behind.index + behind[0].length) ?? '';
  const term = bareRole(rest.replace(/^[\s:"]{1,4}/, '').replace(/["\s]{1,4}$/, ''), language);
  if (!/^\p{L}[\p{L}-]{2,30}$/u.test(term)) return [];
  const start = from + hit.index + 1 + (hit[1]?.lastIndexOf(term) ?? 0);
  return [{ start, end: start + term.length }];
}

const fewestMentions = 3;

/** "Driver: Mr Bo Kim", where the contract goes on to speak of the driver. */
function goesOnAbout(text: string, { start, end }: Span, language: Locale): boolean {
  const role = text.slice(start, end);
  return languages[language].partyNames.peopleLabels.test(role) && text.split(role).length - 2 >= fewestMentions;
}

/** Before a colon "Club" may as well name a place: then only a firm behind it is a party. */
interface LabelledRole extends Span {
  namesThings: boolean;
}

/** "Vet of the Owner:", "Correo de la Propietaria:": what stands behind is theirs, and not they. */
const ofSomebody = /\p{L}{3} (?:of (?:the )?|des |der |du |de (?:la |l'|los |las )?|del )$/iu;

const ofItsThing = /^(\p{L}{4,24}) (?:of (?:the )?|des |der |du |de (?:la |l'|los |las )?|del )\p{L}/iu;
const lastWord = (words: string) => words.slice(words.lastIndexOf(' ') + 1);

/** The role that a label ends with; empty for a label like "Name", null for any other. */
function labelledRole(
  text: string,
  start: number,
  end: number,
  isFirst: boolean,
  language: Locale,
): LabelledRole | null {
  const { labels, notLabels, nameOf, signsFor } = languages[language].partyNames;
  const words = text.slice(start, end);
  for (const { index } of words.matchAll(/(?<!\p{L})\p{L}/gu)) {
    const part = words.slice(index);
    const bare = bareRole(part.replace(nameOf, ''), language);
    const isCapital = !languages[language].writing.hasCapitals || /^\p{Lu}/u.test(part);
    if (ofSomebody.test(words.slice(0, words.length - bare.length)) && !nameOf.test(words)) return null;
    // "Lender of the instrument:", and not "Employer of the Tenant:".
    const ofThing = index === 0 && !labels.test(part) ? ofItsThing.exec(part)?.[1] : undefined;
    if (
      ofThing &&
      standingOf(ofThing, language) !== null &&
      standingOf(bareRole(lastWord(part), language), language) === null
    )
      return { start, end: start + ofThing.length, namesThings: notLabels.test(ofThing) };
    if (isCapital && standingOf(bare, language) !== null)
      return { start: end - bare.length, end, namesThings: notLabels.test(bare) || signsFor.test(words) };
    // "Prepared by:" may stand behind the end of the line before it, "For:" only where a line begins.
    const isAlone = isFirst && index === 0;
    if ((isAlone || (isCapital && part.includes(' '))) && labels.test(part))
      return { start, end: start, namesThings: false };
  }
  return null;
}

/** A line, and where it begins. */
interface Heading {
  words: string;
  start: number;
}

const farthestColon = 1200;

/** "TENANT", "Part 3 - LICENSOR(S)", "of the other part the tenants:", and below it "Name: …". */
function headed({ words, start }: Heading, language: Locale): Span[] {
  const line = words.replace(/^(?:\p{L}{3,8} )?[\d.()[\]§ -]{1,8}/u, '').replace(/ ?:$|\(\p{L}{1,3}\)$/u, '');
  const spoken = start < farthestColon ? /, [^,:]{0,30}?(\p{L}{4,30}) ?:$/u.exec(words)?.[1] : undefined;
  const bare = bareRole((spoken ?? line).replace(languages[language].partyNames.nameOf, ''), language);
  if (bare === '' || standingOf(bare, language) === null) return [];
  const from = start + words.lastIndexOf(bare);
  return [{ start: from, end: from + bare.length }];
}

const farthestDefinition = 120;

/** "Club: Iron Halden, run by Acme Ltd": the firm behind a brand is the party, and what the brand was called is its role. */
export function findRunning(text: string, language: Locale): Naming[] {
  return [...text.matchAll(languages[language].partyNames.runBy)].flatMap(({ 0: words, index }) => {
    const name = readName(text, index + words.length, language);
    if (!name?.isFirm) return [];
    const lineStart = text.lastIndexOf('\n', index) + 1;
    const lineEnd = text.indexOf('\n', name.end);
    const [{ 1: called = '' } = { 1: '' }] = text.slice(lineStart, index).matchAll(label);
    const role = called && labelledRole(text, lineStart, lineStart + called.length, true, language);
    const own = role && role.end > role.start ? [{ start: role.start, end: role.end }] : [];
    const behind = definedBehind(text, name.end, lineEnd < 0 ? text.length : lineEnd, language);
    return own.length + behind.length > 0 ? [{ name, terms: [...own, ...behind] }] : [];
  });
}
