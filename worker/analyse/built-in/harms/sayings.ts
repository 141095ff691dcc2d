import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { createSides } from '../parties/sides';
import { compilePattern } from '../text/compile-pattern';
import { type ContractText, type Sentence, wordsWithLead } from '../text/contract-text';
import { type HarmType, harms } from './harm-types';

/** How the language of one contract says what harms its reader. */
export interface Sayings {
  /** The kinds of harm that are said; of a sentence that does not look harmful, only what can mean nothing else. */
  find(sentence: Sentence, isHarmful: boolean): HarmType[];
  /** Words stand there that turn any saying: a denial, a right of the reader. */
  isTurned(sentence: Sentence): boolean;
  /** It says the same of both sides. */
  isMutual(sentence: Sentence): boolean;
}

const types = Object.keys(harms) as HarmType[];

export function createSayings(contract: ContractText): Sayings {
  const { language, text } = contract;
  const { sayings, never, mutual } = languages[language].harms;
  const stands = (pattern: RegExp, words: string) => compilePattern(pattern, language).test(words);
  // Most sayings are of words that the contract does not have at all.
  const open = types
    .map((type) => ({ type, said: sayings[type].filter(({ says: [first] }) => first && stands(first, text)) }))
    .filter(({ said }) => said.length > 0);
  const isByWhom = ({ notBy, onlyBy }: HarmSaying, words: string) => {
    if (!notBy && !onlyBy) return true;
    const side = createSides(contract).subjectOf({ words })?.side ?? null;
    return (!notBy || side !== notBy) && (!onlyBy || side === onlyBy);
  };
  const isSaid = (saying: HarmSaying, words: string) =>
    saying.says.every((pattern) => stands(pattern, words)) &&
    !saying.unless?.some((pattern) => stands(pattern, words)) &&
    isByWhom(saying, words);
  const isTurned = (sentence: Sentence) => never.some((pattern) => stands(pattern, wordsWithLead(sentence)));
  return {
    isTurned,
    isMutual: (sentence) => stands(mutual, wordsWithLead(sentence)),
    find(sentence, isHarmful) {
      const words = wordsWithLead(sentence);
      const found = open.filter(({ said }) => said.some((one) => (one.alone || isHarmful) && isSaid(one, words)));
      return found.map(({ type }) => type);
    },
  };
}
