import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { normaliseText } from '#worker/analyse/built-in/text/normalised-text.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from '../calls';
import { linedText } from '../naming/lined-text';
import { type Name, readName } from '../naming/read-name';

/** A name that may be a party's, wherever the contract mentions it. */
export interface CandidateName {
  key: string;
  mentions: Name[];
}

/** The parts of a contract that are looked through, their lines kept: parties are named at its ends. */
export interface NamedText {
  text: string;
  candidates: CandidateName[];
}

const longestHead = 9000;
const longestTail = 5000;
const mostCandidates = 120;

const known = new WeakMap<ContractText, NamedText>();

export function readCandidateNames(contract: ContractText): NamedText {
  let read = known.get(contract);
  if (!read) {
    read = findCandidates(contract);
    known.set(contract, read);
  }
  return read;
}

function findCandidates(contract: ContractText): NamedText {
  const { language, text: whole } = contract;
  const head = linedText(contract, 0, longestHead);
  const tail =
    whole.length > longestHead
      ? linedText(contract, Math.max(longestHead, whole.length - longestTail), whole.length)
      : '';
  // Offsets stay those of the contract.
  const text = head.padEnd(whole.length - tail.length, ' ') + tail;
  const { nameBegins } = languages[language].partyNames;
  const starts = nameBegins.flatMap((where) =>
    [...text.matchAll(where)].map(({ 0: lead, index }) => index + lead.length),
  );
  const byKey = new Map<string, CandidateName>();
  const seen = new Set<string>();
  for (const start of starts.sort((a, b) => a - b)) {
    const name = readName(text, start, language);
    if (!name || name.words.length < 4 || seen.has(`${name.start} ${name.end}`)) continue;
    seen.add(`${name.start} ${name.end}`);
    const key = keyOf(name.words);
    const candidate = byKey.get(key);
    if (candidate) candidate.mentions.push(name);
    else if (byKey.size < mostCandidates) byKey.set(key, { key, mentions: [name] });
  }
  return { text, candidates: [...byKey.values()] };
}

/** What a name is looked up by. */
export const foldedName = (name: string) => keyOf(normaliseText(name).text);
