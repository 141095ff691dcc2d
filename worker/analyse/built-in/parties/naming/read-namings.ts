import type { Locale } from '#src/i18n/locale.schema.ts';
import { endsAsCompany } from '#worker/analyse/built-in/facts/party-name-at.ts';
import { learnedParties } from '#worker/analyse/built-in/learned/weights.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../calls';
import { likelyNamings } from '../likely/likely-parties';
import { standingOf } from '../standing';
import { findAmongUs } from './find-among-us';
import { findBackers, isBacking } from './find-backers';
import { findDefined } from './find-defined';
import { findEquated } from './find-equated';
import { findLabelled, findRunning } from './find-labelled';
import { findBetween, findMeant, findSpoken } from './find-namings';
import { findSigners, isLetter, wholeNameOf } from './find-signers';
import { findKin, findStated, findWelcomed } from './find-stated';
import { readGreeting } from './greeted';
import { linedText, linesOf } from './lined-text';
import type { Naming } from './naming';
import { beginsAsCompany, type Name, readName } from './read-name';
import { withoutStrangers } from './strangers';

const opening = 3500;
const closing = 900;
const mostParties = 5;
const mostSigners = 4;
const mostLikely = 4;
const letterhead = 4;
const letterheadLength = 500;
const legalForm = /(?:ذ\.م\.م|ش\.م\.م|ش\.ذ\.م\.م|م\.م\.ح)\.?$/;
const part = /[^\n\t|•·]{1,80}?(?=$|\t| [-|•·] )/gu;

/** The parties where an everyday contract names them: on its first page, and above the signatures of a letter. */
export const readNamings = (contract: ContractText): Naming[] => withoutStrangers(findNamings(contract), contract);

function findNamings(contract: ContractText): Naming[] {
  const { text, language } = contract;
  const head = linedText(contract, 0, opening);
  const from = Math.max(0, text.length - closing);
  const tail = linedText(contract, from, text.length);
  const merge = (...sources: Naming[][]) => mergeNamings(sources, text);
  const running = findRunning(head, language);
  // What is called so is the firm behind the brand, and not the brand.
  const isBehind = (one: Naming) => one.terms.length === 0 || !sharesTerms(one, running) || namesOneOf(one, running);
  const labels = withoutFormed(findLabelled(head, language), head, language);
  const labelled = withoutStaff(labels, contract).filter(isBehind);
  const finders = [findEquated, findMeant, findDefined];
  const bound = findAmongUs(head, language);
  // "The three of us, Ann Lee, Bo Kim and Cy Dee" calls none of them "us".
  const spoken = findSpoken(head, language).filter((one) => !namesOneOf(one, bound));
  const found = finders.map((find) => find(head, language).filter(isBehind));
  const said = merge(running, bound, labelled, ...found, spoken);
  const stated = said.length < 2 ? merge(said, findStated(head, language)) : said;
  const named = stated.length < 2 ? merge(stated, findKin(head, spoken, language)) : stated;
  const greeted = named.length < 2 ? merge(named, findWelcomed(head, language)) : named;
  const signedAs = findLabelled(tail, language).map((one) => moved(one, from));
  const again = (found: Naming[]) =>
    signedAs.filter((one) => found.some(({ name }) => isSameName(name.words, one.name.words)));
  const signedToBack = signedAs.filter(
    ({ name, terms }) =>
      !/(?<!\p{L})\p{L}\./u.test(name.words) && terms.some((term) => isBacking(text, term, language)),
  );
  if (named.length >= 2) {
    const other = isOneSide(named) ? heads(head, named, contract) : [];
    const backers = [...findBackers(linedText(contract, 0, text.length), language), ...signedToBack];
    return named.length > mostParties ? [] : merge(named, other, again(named), backers);
  }
  const persons = signedAs.filter(({ name, terms }) => !name.isFirm && isReaderRole(terms, contract));
  const signed = merge(named, persons);
  if (signed.length === 2) return signed;
  const between = merge(named, findBetween(head, language));
  if (between.length >= 2) return merge(between, again(between));
  if (isLetter(head, language)) {
    const signers = findSigners(head, tail, language).map((one) => withWholeName(moved(one, from), head, language));
    const all = merge(named, signedToBack, ofFirm(signers, head, contract));
    if (all.length >= 2 && all.length <= mostSigners) return all;
  }
  return merge(greeted, heads(head, greeted, contract));
}

/** Beside those the names that likely are those of parties, where no rule finds two. */
export function readLikelyNamings(contract: ContractText): Naming[] {
  const ruled = readNamings(contract);
  const others = withoutStrangers(likelyNamings(learnedParties(), contract), contract).filter(
    (likely) => !ruled.some(({ name }) => isSameName(name.words, likely.name.words)),
  );
  const merged = mergeNamings([ruled, others], contract.text);
  return merged.length > mostLikely ? ruled : merged;
}

/** Where partners are named, the firm that they form is none of the parties: "Name of the partnership: …". */
function withoutFormed(labelled: readonly Naming[], head: string, language: Locale): Naming[] {
  const { partners, formed } = languages[language].partyNames;
  const { before, numbered } = languages[language].parties;
  const isPartner = ({ terms }: Naming) =>
    terms.some(({ start, end }) => partners.test(head.slice(start, end).replace(before, '').replace(numbered, '')));
  if (labelled.filter(isPartner).length < 2) return [...labelled];
  return labelled.filter((one) => {
    const line = head.slice(head.lastIndexOf('\n', one.name.start) + 1, one.name.start);
    return isPartner(one) || !formed.test(line.replace(/^[\s\d.)•*-]{1,8}/, ''));
  });
}

/** "Club: Acme Ltd" and "Coach: Ann Lee", of whom the contract says no more: one of the firm's people. */
function withoutStaff(labelled: readonly Naming[], { text, language }: ContractText): Naming[] {
  const works = ({ terms }: Naming) =>
    terms.some(({ start, end }) => ['serving', 'working'].includes(standingOf(text.slice(start, end), language) ?? ''));
  const firm = labelled.find((one) => one.name.isFirm && !isReaderRole(one.terms, { text, language }));
  if (!firm || labelled.length < 3) return [...labelled];
  const isSpokenOf = ({ terms }: Naming) =>
    terms.some(({ start, end }) => text.toLowerCase().split(text.slice(start, end).toLowerCase()).length > 2);
  return labelled.filter((one) => one.name.isFirm || !works(one) || isSpokenOf(one) || sharesTerms(one, [firm]));
}

const namesOneOf = ({ name }: Naming, others: readonly Naming[]) =>
  others.some((other) => isSameName(other.name.words, name.words));

/** "Buyers: Ann Lee and Bo Lee", and nobody else. */
const isOneSide = ([first, ...others]: readonly Naming[]) =>
  first !== undefined && first.terms.length > 0 && others.every((other) => sharesTerms(other, [first]));

/** Whoever signs for a company is no party; whoever signs as the tenant is. */
const isReaderRole = (terms: readonly Span[], { text, language }: Pick<ContractText, 'text' | 'language'>) =>
  terms.some(({ start, end }) => ['protected', 'served'].includes(standingOf(text.slice(start, end), language) ?? ''));

/** Of those who sign the letter of a firm, all but who writes it for the firm. */
function ofFirm(signers: readonly Naming[], head: string, { language }: ContractText): Naming[] {
  const writer = readName(head.slice(0, linesOf(head)[0]?.end), 0, language);
  const isGreeted = ({ name }: Naming) =>
    (readGreeting(head, language) ?? []).some((one) => one.length > 2 && keyOf(name.words).split(' ').includes(one));
  const isOfFirm = writer?.isFirm && signers.some(({ name }) => name.isFirm) && signers.some(isGreeted);
  return isOfFirm ? signers.filter((one) => one.name.isFirm || isGreeted(one)) : [...signers];
}

/** A form headed by the firm that it is from, and filled in with the other party alone. */
function heads(head: string, named: readonly Naming[], { language }: ContractText): Naming[] {
  const line = linesOf(head)[0];
  if (named.length === 0 || named.some(({ name }) => name.isFirm) || !line) return [];
  const name = readName(head.slice(0, line.end), 0, language);
  const operator = runningFirm(head.slice(0, letterheadLength), language);
  const isBrand = name?.isFirm && name.start === 0 && !isCompanyAlone(name.words);
  const below = operator ? [{ name: operator, terms: [] }] : inLetterhead(head, language);
  if (isBrand && below.some((one) => isCompanyAlone(one.name.words))) return below;
  return name?.isFirm && name.start === 0 ? [{ name, terms: [] }] : below;
}

/** Acme Ltd, and not the Acme Academy, which may be a brand. */
const isCompanyAlone = (words: string) => endsAsCompany(words) || beginsAsCompany.test(words) || legalForm.test(words);

/** "BIKEHUB", and below it "Operated by Acme Ltd": the firm behind the brand that heads the form. */
function runningFirm(head: string, language: Locale): Name | null {
  for (const { 0: words, index } of head.matchAll(languages[language].partyNames.runBy)) {
    const name = readName(head, index + words.length, language);
    if (name?.isFirm) return name;
  }
  return null;
}

/** "Mill Lane 4 – Acme Ltd – No. 12345": one of several parts of the first lines, and nothing but a company. */
function inLetterhead(head: string, language: Locale): Naming[] {
  const parts = linesOf(head)
    .slice(0, letterhead)
    .flatMap(({ start, end }) =>
      [...head.slice(start, end).matchAll(part)].map((hit) => [start + hit.index, hit[0]] as const),
    );
  const names = parts.flatMap(([start, words]) => {
    const name = readName(head.slice(0, start + words.length), start, language);
    const whole = words.replace(/^[ -]{1,3}/, '').replace(/[\s.,;]{1,4}$/, '');
    return name?.isFirm && name.words.replace(/\.$/, '') === whole ? [name] : [];
  });
  // Beside a brand, whatever has the form of a company.
  const companies = names.filter(({ words }) => isCompanyAlone(words));
  const [name, other] = names.length > 1 ? companies : names;
  return name && !other ? [{ name, terms: [] }] : [];
}

/** "Ann", who signs so, is the Ann Lee of the letter. */
function withWholeName(one: Naming, head: string, language: Locale): Naming {
  if (/[\s-]/.test(one.name.words)) return one;
  return { ...one, name: wholeNameOf(one.name.words, head, language) ?? one.name };
}

const moved = ({ name, terms }: Naming, by: number): Naming => ({
  name: { ...name, start: name.start + by, end: name.end + by },
  terms: terms.map(({ start, end }) => ({ start: start + by, end: end + by })),
});

/**
 * One naming for each name, in the order of the text. What someone is called already belongs to them: whoever is
 * called so further down, in words less sure, is someone else.
 */
function mergeNamings(sources: readonly (readonly Naming[])[], text: string): Naming[] {
  const merged: Naming[] = [];
  const taken = new Set<string>();
  for (const source of sources) {
    const keys = ({ terms }: Naming) => terms.map(({ start, end }) => keyOf(text.slice(start, end)));
    for (const naming of source) {
      const same = merged.find(({ name }) => isSameName(name.words, naming.name.words));
      const isRole = taken.has(keyOf(naming.name.words));
      const isTaken = isRole || keys(naming).some((key) => taken.has(key) && !sharesTerms(naming, merged));
      if (same) addTo(same, naming);
      else if (!isTaken) merged.push({ ...naming, terms: [...naming.terms] });
      if (same || !isTaken) for (const key of keys(naming)) taken.add(key);
    }
  }
  return merged.sort((a, b) => a.name.start - b.name.start);
}

function addTo(same: Naming, { terms, also = [] }: Naming) {
  same.terms.push(...terms);
  same.also = [...(same.also ?? []), ...also];
}

/** Named together, "Ann Lee and Bo Lee (the "Tenants")". */
const sharesTerms = (naming: Naming, merged: readonly Naming[]) =>
  naming.terms.some((own) => merged.some(({ terms }) => terms.some(({ start }) => start === own.start)));

function isSameName(one: string, other: string) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || beginsWith(a, b) || beginsWith(b, a) || leavesOut(a, b) || leavesOut(b, a);
}

const beginsWith = (whole: string, part: string) => whole.startsWith(`${part} `) || whole.startsWith(`${part},`);

/** "Ann Lee" signs for Ann Mary Lee: the same first and last name, and none besides that the longer one has not. */
function leavesOut(whole: string, part: string) {
  const [long, short] = [whole.split(' '), part.split(' ')];
  if (short.length < 2 || long.length <= short.length) return false;
  return long[0] === short[0] && long.at(-1) === short.at(-1) && short.every((word) => long.includes(word));
}
