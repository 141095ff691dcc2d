import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import { contractTypes } from '#src/features/contracts/analysis-shape.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isCompany } from '../parties/naming/company-name';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { clearKind, type KindScore, scoreKinds } from './contract-kind';
import { readParties } from './find-parties';
import { isAbout } from './is-about';
import { kindsOfDeal } from './kinds-of-deal';
import { findNamedDeal } from './named-deal';
import { titledType, typeOfKind } from './type-of-kind';
import { mostGiven, readTypeOfGiven } from './what-is-given';

export interface KindAndType {
  /** Null where the text does not say it clearly enough. */
  kind: ContractKind | null;
  /** Likewise null; `other` is said only of what clearly is of no other type. */
  type: ContractType | null;
}

const opening = 4000;
const titleLength = 160;
const titlePage = 1500;
const headLength = 400;
const fewestMentions = 3;
/** A title that names no type speaks against the types that the text mentions. */
const fewestAgainstTitle = 9;
const clearLead = 1.5;
/** Types that a narrower type in the same title outweighs: "software licence", "development services". */
const broad: readonly ContractType[] = ['services', 'licence', 'development'];
/** What firms sell by terms to sign up to. */
const soldByTerms: readonly ContractType[] = ['services', 'software', 'hosting', 'terms-of-service', 'other'];
/** A kind that scores less was hardly spoken of. */
const leastKindScore = 3;
/** Enough to outweigh a title that names another type: old forms are used for new deals. */
const strongKindScore = 10;

/** What kind of contract it is, and of which broader type: by its title and by what the text keeps speaking of. */
export function readKind(contract: ContractText, found: string | null): KindAndType {
  // What is far down is the heading of a clause, or another contract.
  const title = found !== null && contract.text.slice(0, titlePage).includes(found) ? found : null;
  const scores = scoreKinds(contract, title);
  const clear = isAmendment(title, contract) ? 'amendment' : clearKind(scores);
  const likely = likelyKind(possibleKind(clear, contract), scores, contract);
  const kind = likely && isAbout(likely, contract, title) ? likely : null;
  const spoken = scores.find((one) => one.kind !== 'amendment');
  const named = findNamedDeal(contract, title);
  const bare = named?.type ?? readTypeOfGiven(contract, null);
  const mayBeTerms = bare === null || soldByTerms.includes(bare);
  if (mayBeTerms && setForEverybody(contract, spoken)) return { kind, type: 'terms-of-service' };
  if (named?.isTitle && kind !== 'amendment') {
    const ownKind = kind && kindsOfDeal[named.deal]?.includes(kind) ? kind : null;
    if (!ownKind && isContradicted(named.type, spoken, contract)) return { kind: null, type: null };
    const ofWork = named.deal === 'settlement' && endsEmployment(contract);
    return { kind: ownKind, type: ofWork ? 'employment' : named.type };
  }
  const type =
    (kind && typeOfClear(kind, contract, title)) ?? readType(contract, title, { spoken, hinted: named?.type ?? null });
  return { kind, type };
}

/** "Amendment No. 2 to the contract of employment" is none, whatever else its title names. */
const isAmendment = (title: string | null, { language }: ContractText) =>
  title !== null && compilePattern(languages[language].kinds.kinds.amendment.names, language).test(title);

/** A settlement is of the type of what it settles: where both sides of an employment are spoken of, of that. */
function endsEmployment({ text, language }: ContractText) {
  const sides = languages[language].kinds.sides.employment ?? [];
  return sides.every((side) => compilePattern(side, language).test(text));
}

/** What hardly any contract speaks of that is about something else. */
const seldom: readonly ContractType[] = ['sponsorship', 'partnership'];

/** Where no title names the kind, what is given must be what is given in such a contract. */
function likelyKind(kind: ContractKind | null, scores: readonly KindScore[], contract: ContractText) {
  if (!kind || typeOfKind[kind] === null || scores.find((one) => one.kind === kind)?.inTitle) return kind;
  const given = readTypeOfGiven(contract, null);
  if (given === null || given === typeOfKind[kind] || given === titledType[kind]) return kind;
  // Of instalments and interest, of pictures and posts many deals speak that are no loan and no release.
  return typeOfKind[kind] === 'loan' || seldom.includes(given) ? null : kind;
}

/** What a firm lends or is lent is lent between no private people, and it rents no home. */
function possibleKind(kind: ContractKind | null, contract: ContractText): ContractKind | null {
  const { language } = contract;
  const isFirmCalled = (side: RegExp | undefined) =>
    side !== undefined &&
    readParties(contract).some(
      ({ name, role }) => isCompany(name, language) && role !== null && compilePattern(side, language).test(role),
    );
  const { tenancy } = languages[language].kinds.sides;
  if (kind === 'private-loan' && readParties(contract).some(({ name }) => isCompany(name, language))) return null;
  return kind === 'residential-tenancy' && isFirmCalled(tenancy?.[1]) ? null : kind;
}

function typeOfClear(kind: ContractKind, { text, language }: ContractText, title: string | null) {
  const { types, software } = languages[language].kinds;
  const titled = titledType[kind];
  const head = `${title ?? ''}\n${text.slice(0, titleLength)}`;
  const names = (type: ContractType) => type !== 'other' && compilePattern(types[type], language).test(head);
  // Where the title names both it is what the kind usually is: "Maintenance and hosting of a website".
  if (titled && names(titled) && !names(typeOfKind[kind] ?? 'other')) return titled;
  // What a freelancer makes is developed where it is a website or a program; a logo or a leaflet is a service.
  if (kind === 'freelance-work' && !compilePattern(software, language).test(text)) return 'services';
  return typeOfKind[kind];
}

interface Hints {
  spoken: KindScore | undefined;
  /** What the first lines name, where it may not be what the contract is called. */
  hinted: ContractType | null;
}

/** Where the title names what nothing in the text sounds like, its words were another deal's or an old form's. */
function isContradicted(type: ContractType, spoken: KindScore | undefined, contract: ContractText) {
  const words = spoken && spoken.score >= leastKindScore ? typeOfKind[spoken.kind] : null;
  const signs = [words, readTypeOfGiven(contract, null), typeOfSides(contract)];
  const against = signs.filter((sign) => sign !== null && sign !== type).length;
  const agrees = signs.includes(type) || mostGiven(contract).includes(type);
  return agrees ? against >= signs.length - 1 : against > 0;
}

function readType(contract: ContractText, title: string | null, { spoken, hinted }: Hints): ContractType | null {
  const { named, mentioned } = readBroadTypes(contract, title);
  const ofSides = typeOfSides(contract);
  // What a clause further down is called names no type against the parties.
  const isHeaded = title !== null && contract.text.slice(0, headLength).includes(title);
  if (ofSides && (named === null || named === ofSides || !isHeaded)) return ofSides;
  const isOfSome = hinted !== 'terms-of-service' && isWithPerson(contract);
  const ofSpoken = spoken && spoken.score >= leastKindScore ? typeOfKind[spoken.kind] : null;
  const ofKind = ofSpoken === 'terms-of-service' && isOfSome ? null : ofSpoken;
  if (ofKind && (spoken?.inTitle || (spoken?.score ?? 0) >= strongKindScore)) return ofKind;
  const likely = named ?? readTypeOfGiven(contract, hinted, ofSpoken);
  // What a text only has words of is as often something else.
  const weak = mentioned === 'terms-of-service' && isOfSome ? null : mentioned;
  return likely ?? (weak && speaksOfSides(weak, contract) ? weak : null);
}

/** What is agreed with a person who is named is not set for everybody, however often it speaks of its terms. */
function isWithPerson(contract: ContractText) {
  const parties = readParties(contract);
  return parties.some(({ name }) => !isCompany(name, contract.language));
}

/** Services that are sold by terms to sign up to, not by a contract with one person. */
function setForEverybody(contract: ContractText, spoken: KindScore | undefined) {
  const { text, language } = contract;
  const { title, signUp } = languages[language].kinds.terms;
  return (
    spoken !== undefined &&
    typeOfKind[spoken.kind] === 'services' &&
    // Whoever joins to work sells a service, and does not sign up to one.
    spoken.kind !== 'platform-work' &&
    compilePattern(title, language).test(text.slice(0, titleLength)) &&
    !isOrder(contract) &&
    compilePattern(signUp, language).test(text)
  );
}

/** What one customer ordered, however general the terms on its back. */
const isOrder = ({ text, language }: ContractText) =>
  compilePattern(languages[language].kinds.terms.order, language).test(text.slice(0, headLength));

/** The broader type that the title names, and the one that the opening keeps naming. */
function readBroadTypes(contract: ContractText, title: string | null) {
  const { text, language } = contract;
  const start = text.slice(0, opening);
  const types = contractTypes.flatMap((type) => {
    if (type === 'other' || (type === 'terms-of-service' && isOrder(contract))) return [];
    const pattern = languages[language].kinds.types[type];
    const inTitle = title !== null && compilePattern(pattern, language).test(title);
    return [{ type, inTitle, mentions: start.match(compilePattern(pattern, language, 'g'))?.length ?? 0 }];
  });
  const named = types
    .filter(({ inTitle }) => inTitle)
    .map(({ type, mentions }) => ({ type, score: (broad.includes(type) ? 0 : 2) + mentions / 100 }));
  return {
    named: highest(named)?.type ?? null,
    mentioned: clearest(types, title ? fewestAgainstTitle : fewestMentions),
  };
}

function highest<T extends { score: number }>(all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined);
}

function clearest(types: readonly { type: ContractType; mentions: number }[], fewest: number): ContractType | null {
  const [first, second] = types
    .map(({ type, mentions }) => ({ type, score: mentions * (broad.includes(type) ? 0.5 : 0.8) }))
    .sort((a, b) => b.score - a.score);
  if (!first || first.score < fewest * 0.8) return null;
  return first.score >= (second?.score ?? 0) * clearLead ? first.type : null;
}

/** The type whose two sides the parties are: one called the seller, one the buyer. Whoever lets may let anything. */
function typeOfSides(contract: ContractText): ContractType | null {
  const { language } = contract;
  const roles = readParties(contract).map(({ role, called }) => [role ?? '', ...called].join('\n'));
  const types = contractTypes.filter((type) => {
    const [one, other] = languages[language].kinds.sides[type] ?? [];
    if (!one || !other || type === 'tenancy' || type === 'partnership') return false;
    const has = (pattern: RegExp) => roles.findIndex((role) => compilePattern(pattern, language).test(role));
    const [first, second] = [has(one), has(other)];
    return first >= 0 && second >= 0 && first !== second;
  });
  return types.length === 1 ? (types[0] ?? null) : null;
}

/** Whether a text that only mentions a type has anyone who would be a side of it: a loan wants a lender or a borrower. */
function speaksOfSides(type: ContractType, { text, language }: ContractText) {
  const sides = languages[language].kinds.sides[type];
  return !sides || type === 'licence' || sides.some((pattern) => compilePattern(pattern, language).test(text));
}
