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

/** Where a name may begin: a capital that no other word with a capital stands before. */
const capital = /(?<![\p{L}\d'.&/-])(?:\p{Lu}|[dl]'\p{Lu})/gu;
/** Without capitals: behind a line's beginning, a label, a sign, a title, "between" or "and". */
const opening =
  /(?:^|[\n\t:|/"(]\s{0,4}|\d[.)-]\s{1,3}|(?<!\p{L})(?:و? ?بين|عن|انا|انت|و?السيدة?|و?الانسة|و?الحاجة?|و?الاستاذة?|و?المهندسة?|و?الدكتورة?|و(?=السيد|شركة|مؤسسة))\s?[/:]?\s?)(?=[\p{L}"])/gu;
const firmInside =
  /(?<=[\s(])(?=(?:شركة|مؤسسة|مكتب|جمعية|مركز|نادي|مجموعة|وكالة|مدرسة|معهد|منصة|اكاديمية|دار) \p{L})/gu;

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
  const starts = languages[language].writing.hasCapitals
    ? [...text.matchAll(capital)].map(({ index }) => index)
    : [opening, firmInside].flatMap((where) =>
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
