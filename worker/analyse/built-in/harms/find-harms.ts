import type { Locale } from '#src/i18n/locale.schema.ts';
import type { HarmSaying, HarmWords } from '#worker/analyse/languages/harm-words.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import { type HarmType, harms } from './harm-types';

/** A sentence that does the reader a harm of a known kind. */
export interface FoundHarm {
  harm: HarmType;
  passage: Passage;
}

/** Who acts in a sentence, as far as that is known. */
export type Acting = (sentence: Sentence) => 'reader' | 'other' | 'both' | null;

const types = Object.keys(harms) as HarmType[];

/** What the contract does to its reader, in the order of the kinds; each sentence is told once, each kind with all of its sentences. */
export function findHarms(contract: ContractText, words: HarmWords, acting: Acting): FoundHarm[] {
  const told = new Set<Sentence>();
  return types.flatMap((harm) => {
    const sayings = words.sayings[harm].filter(
      ({ says: [first] }) => first && stands(first, contract.text, contract.language),
    );
    if (sayings.length === 0) return [];
    const saying = contract.sentences.filter(
      (sentence) =>
        !sentence.isHeading &&
        !told.has(sentence) &&
        sayings.some((one) => isSaid(one, sentence, words, contract.language, acting)),
    );
    for (const sentence of saying) told.add(sentence);
    return saying.map((sentence) => ({ harm, passage: { ...sentence, sentence, score: 1 } }));
  });
}

const stands = (pattern: RegExp, words: string, language: Locale) => compilePattern(pattern, language).test(words);

function isSaid(
  { says, unless = [], by }: HarmSaying,
  sentence: Sentence,
  { never }: HarmWords,
  language: Locale,
  acting: Acting,
): boolean {
  const words =
    sentence.lead && sentence.lead !== sentence.words ? `${sentence.lead} ${sentence.words}` : sentence.words;
  if (!says.every((pattern) => stands(pattern, words, language))) return false;
  if ([...unless, ...never].some((pattern) => stands(pattern, words, language))) return false;
  return by === undefined || acting(sentence) === by;
}
