import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../calls';
import { isPronoun } from '../pronouns';
import { rolesInText } from '../roles-in-text';
import { standingOf } from '../standing';
import { isCompany } from './company-name';
import type { Naming } from './naming';
import { withOwnTerms } from './own-terms';

const ahead = 50;
const behind = 120;
const mostMentions = 8;

/** Those of the names that are parties', without streets, and without whom the text says to be none of them. */
export function withoutStrangers(namings: readonly Naming[], contract: ContractText): Naming[] {
  const own = namings.filter(
    (one) =>
      !isNumbered(one, contract) && !isSpoken(one, contract) && !isAddress(one, contract) && !isDenied(one, contract),
  );
  const present = own.filter((one) => !isOfAnotherTime(one, contract) && !isKinAgain(one, own, contract));
  // Where nobody else is left it was a party after all.
  return withOwnTerms(onTwoSides(present.length > 0 ? present : own, contract), contract.text);
}

/** "Uncle Joe", who signs so, beside two others: he is the Joseph Mill that the letter names. */
const isKinAgain = ({ name, terms }: Naming, all: readonly Naming[], { language }: ContractText) =>
  all.length > 2 && terms.length === 0 && languages[language].partyNames.kinTitle.test(name.words);

const strongSide = ['serving', 'strong'];

/** "Firm: Acme Ltd" and, further down, "her employer Beta Ltd": of two firms on one side, whose other the text calls otherwise, the first. */
function onTwoSides(namings: readonly Naming[], contract: ContractText): Naming[] {
  const { text, language } = contract;
  const [first, second, third] = namings;
  const roleOf = ({ terms: [term] }: Naming) => (term ? text.slice(term.start, term.end) : '');
  const isStrong = (one: Naming) => one.name.isFirm && strongSide.includes(standingOf(roleOf(one), language) ?? '');
  if (!first || !second || third || !isStrong(first) || !isStrong(second)) return [...namings];
  if (keyOf(roleOf(first)) === keyOf(roleOf(second))) return [...namings];
  const { reader } = rolesInText(contract);
  return reader && standingOf(reader, language) === 'protected' ? [first] : [...namings];
}

/** "AMENDMENT N° 2": a title with its number. */
const isNumbered = ({ name }: Naming, { text }: ContractText) => /^ ?[°º]/u.test(text.slice(name.end, name.end + 2));

/** "We're Acme Ltd": the name begins further on. */
function isSpoken({ name: { words } }: Naming, { language }: ContractText) {
  const [pronoun = '', rest] = words.split(/(?<=^\p{L}{1,4})['’](?=\p{Ll})/u);
  return rest !== undefined && isPronoun(pronoun, language);
}

/** "Off Senapati Marg": part of the address behind the party. */
function isAddress({ name: { words } }: Naming, { language }: ContractText) {
  return !isCompany(words, language) && languages[language].partyNames.address.test(words);
}

/** "Acme Ltd is not a party to this contract", wherever the text says it. */
function isDenied({ name, terms }: Naming, contract: ContractText) {
  const { text, language } = contract;
  const { noParty } = languages[language].partyNames;
  // "Training centre (no party to the contract): Acme".
  if (noParty.test(text.slice(lineStart(name.start, contract), name.start))) return true;
  const called = terms.map(({ start, end }) => text.slice(start, end)).filter((term) => term.length > 3);
  const short = name.isFirm ? /^\p{Lu}\p{L}{7,30}(?= )/u.exec(name.words)?.[0] : undefined;
  return [name.words, ...(short ? [short] : []), ...called].some((words) =>
    mentionsOf(words, text).some((at) => noParty.test(text.slice(at + words.length, at + words.length + behind))),
  );
}

/** Where the sentence begins in which a name stands, a label with it. */
const lineStart = (at: number, { sentences }: ContractText) =>
  sentences.findLast(({ start }) => start <= at)?.start ?? 0;

function mentionsOf(words: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && found.length < mostMentions; at = text.indexOf(words, at + 1))
    found.push(at);
  return found;
}

/** "her former employer, Acme Ltd": every time that it is named, it is as somebody of the past or of one of the parties. */
function isOfAnotherTime({ name }: Naming, { text, language }: ContractText) {
  const { former } = languages[language].partyNames;
  const mentions = mentionsOf(name.words, text);
  const first = Math.max(0, name.start - ahead);
  if (former.test(text.slice(first, name.start).replace(/\s+/g, ' '))) return true;
  return (
    mentions.length > 1 &&
    keyOf(name.words).includes(' ') &&
    mentions.every((at) => former.test(text.slice(Math.max(0, at - ahead), at).replace(/\s+/g, ' ')))
  );
}
