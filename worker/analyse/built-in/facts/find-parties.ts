import { languages } from '#worker/analyse/languages/languages.ts';
import { type NamedParty, nameLikelyParties, nameParties } from '../parties/naming/name-parties';
import type { Passage } from '../play';
import type { ContractText, Sentence } from '../text/contract-text';
import { normaliseText } from '../text/normalised-text';
import { endsAsCompany } from './party-name-at';
import { type PartyName, readLabelledParty, readPartyNames } from './party-names';
import { isKnownRole } from './party-roles';

export interface FoundParty {
  name: string;
  /** What the contract calls it ("Supplier"), or null. */
  role: string | null;
  /** What else the contract calls it: short names, "you", "we". */
  called: readonly string[];
  passage: Passage;
}

const opening = 12_000;
const longestNaming = 2_500;
const farthestRole = 120;
const mostTries = 6;
const mostParties = 8;
const known = new WeakMap<ContractText, FoundParty[]>();

/** The parties in the order in which the contract names them. */
export function readParties(contract: ContractText): FoundParty[] {
  let parties = known.get(contract);
  if (!parties) {
    const everyday = toFound(nameParties(contract), contract);
    const others =
      everyday.length >= 2 || !languages[contract.language].writing.hasCapitals
        ? []
        : toParties(surely(search(contract), contract), contract);
    parties = others.length >= 2 || everyday.length === 0 ? others : everyday;
    const likely = parties.length < 2 ? toFound(nameLikelyParties(contract), contract) : [];
    if (likely.length >= 2) parties = likely;
    known.set(contract, parties);
  }
  return parties;
}

/** Parties as everyday contracts name them. */
const toFound = (parties: readonly NamedParty[], contract: ContractText): FoundParty[] =>
  parties.map(({ start, end, ...party }) => ({ ...party, passage: passageAt(start, end, contract) }));

/** One name alone is a party only if it is a company with a role, or what is known to be a role was given to it. */
function surely(names: PartyName[], { language }: ContractText): PartyName[] {
  const [only, other] = names;
  if (!only || other) return names;
  const isSure = only.role !== null && (endsAsCompany(only.name) || isKnownRole(only.role, language));
  return isSure ? names : [];
}

/** Where the parties are named, and named again on the cover and above the signatures. */
export function findParties(contract: ContractText): Passage[] {
  const parties = readParties(contract);
  return [...parties.map(({ passage }) => passage), ...parties.flatMap((party) => mentionsOf(party, contract))];
}

function search({ text, language, sentences }: ContractText): PartyName[] {
  const labelled = sentences
    .filter(({ start }) => start < opening)
    .flatMap(({ words, start }) => {
      const party = readLabelledParty(words, language);
      return party ? [{ ...party, index: party.index + start, end: party.end + start }] : [];
    });
  if (labelled.length >= 2) return labelled;
  let best: PartyName[] = [];
  let tries = 0;
  for (const { index } of text.slice(0, opening).matchAll(languages[language].opening.openers)) {
    if (++tries > mostTries) break;
    const names = namesFrom(index, true, text, language);
    if (weight(names) > weight(best)) best = names;
  }
  if (weight(best) > 2) return best;
  const unopened = namesFrom(0, false, text, language);
  return weight(unopened) > weight(best) ? unopened : best;
}

function namesFrom(start: number, isOpened: boolean, text: string, language: ContractText['language']): PartyName[] {
  const stretch = text.slice(start, start + longestNaming);
  const end = stretch.slice(10).search(languages[language].opening.partiesEnd);
  const words = end < 0 ? stretch : stretch.slice(0, end + 10);
  return readPartyNames({ words, text, language, isOpened }).map((party) => ({
    ...party,
    index: party.index + start,
    end: party.end + start,
  }));
}

/** A naming with roles is worth more than one without; more than four names are likely definitions. */
function weight(names: readonly PartyName[]) {
  const roles = names.filter(({ role }) => role !== null).length;
  return names.length > 5 ? 2 : names.length + roles / 2;
}

function toParties(names: readonly PartyName[], contract: ContractText): FoundParty[] {
  const parties: FoundParty[] = [];
  for (const { index, end, ...found } of names) {
    const name = asWritten(found.name, index, end, contract);
    const role = found.role && asWritten(found.role, Math.max(0, index - farthestRole), end, contract);
    const same = parties.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (same) same.role ??= role;
    else parties.push({ name, role, called: [], passage: passageAt(index, end, contract) });
  }
  return parties.slice(0, mostParties);
}

/** Words found between two offsets as the document spells them. */
function asWritten(words: string, from: number, to: number, contract: ContractText) {
  const at = contract.text.slice(from, to).lastIndexOf(words);
  if (at < 0) return words;
  return contract.cite({ start: from + at, end: from + at + words.length }).quote.replace(/\s+/g, ' ');
}

function mentionsOf({ name, passage }: FoundParty, contract: ContractText): Passage[] {
  const lower = contract.text.toLowerCase();
  const wanted = normaliseText(name).text.toLowerCase();
  const places = [lower.indexOf(wanted), lower.lastIndexOf(wanted)].filter(
    (at) => at >= 0 && (at + wanted.length <= passage.start || at >= passage.end),
  );
  return [...new Set(places)].map((at) => ({ ...passageAt(at, at + name.length, contract), score: 1 }));
}

function passageAt(start: number, end: number, { text, sentences }: ContractText): Passage {
  const sentence = sentences.findLast((one) => one.start <= start) ?? (sentences[0] as Sentence);
  return { start, end, words: text.slice(start, end), score: 3, sentence };
}
