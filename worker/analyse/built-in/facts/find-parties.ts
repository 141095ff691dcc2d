import type { Locale } from '../../../../src/i18n/locale.schema';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import { readPartyNames } from './party-names';

export interface FoundParty {
  name: string;
  /** What the contract calls it ("Supplier"), or null. */
  role: string | null;
  passage: Passage;
}

const opening = 9000;

/** Words that open the naming of the parties. */
const openers: Record<Locale, RegExp> = {
  en: /\b(?:by and (?:between|among)|between|among|by and amongst|parties)\b|\(?(?:the |hereinafter |hereafter |collectively )?"[A-Z]/,
  es: /reunidos|entre|de una parte|de otra parte|por una parte|comparece|en adelante/,
  fr: /entre|soussign|d'une part|d'autre part|ci-après/,
  de: /zwischen|nachfolgend|im folgenden|nachstehend|einerseits|andererseits|vermieter|auftraggeber|arbeitgeber/,
  ar: /بين|الطرف الاول|الطرف الثاني|طرف اول|طرف ثان|يشار اليه|المشار اليه/,
};

const known = new WeakMap<ContractText, FoundParty[]>();

/** The parties in the order in which the contract names them. */
export function readParties(contract: ContractText): FoundParty[] {
  let parties = known.get(contract);
  if (!parties) {
    parties = search(contract);
    known.set(contract, parties);
  }
  return parties;
}

export function findParties(contract: ContractText): Passage[] {
  return readParties(contract).map(({ passage }) => passage);
}

function search({ sentences, language }: ContractText): FoundParty[] {
  const found: FoundParty[] = [];
  const opener = compilePattern(openers[language], language);
  for (const sentence of sentences) {
    if (sentence.start > opening || found.length >= 8) break;
    if (!opener.test(sentence.words)) continue;
    for (const { name, role, index, end } of readPartyNames(sentence.words, language)) {
      const same = found.find((other) => other.name.toLowerCase() === name.toLowerCase());
      if (same) same.role ??= role;
      else found.push({ name, role, passage: passageOf(sentence, index, end) });
    }
    if (found.length >= 2 && sentence.start > 2500) break;
  }
  return found;
}

function passageOf(sentence: Sentence, index: number, end: number): Passage {
  return {
    start: sentence.start + index,
    end: sentence.start + end,
    words: sentence.words.slice(index, end),
    score: 3,
    sentence,
  };
}
