import type { HarmSaying, HarmWords } from '#worker/analyse/languages/harm-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { RankedPassage } from '../learned/rank-passages';
import { createSides } from '../parties/sides';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import { type HarmType, harms } from './harm-types';

/** A sentence that does the reader a harm of a known kind. */
export interface FoundHarm {
  harm: HarmType;
  sentence: Sentence;
}

/** What the learned reader must say of a sentence at least, so that what its words mean is called a harm. */
const harmful = 0;

const types = Object.keys(harms) as HarmType[];

/** What the contract does to its reader: kind by kind, each sentence once. `ranked`: its passages as the learned reader ranks them. */
export function findHarms(contract: ContractText, ranked: readonly RankedPassage[]): FoundHarm[] {
  const words = languages[contract.language].harms;
  const scores = new Map<Sentence, number>();
  for (const { sentence, score } of ranked) scores.set(sentence, Math.max(score, scores.get(sentence) ?? -Infinity));
  const told = new Set<Sentence>();
  return types.flatMap((harm) => {
    const sayings = words.sayings[harm].filter(({ says: [first] }) => first && stands(first, contract.text, contract));
    if (sayings.length === 0) return [];
    const saying = [...scores].flatMap(([sentence, score]) => {
      if (told.has(sentence)) return [];
      const said = sayings.some((one) => (one.alone || score >= harmful) && isSaid(one, sentence, words, contract));
      return said ? [sentence] : [];
    });
    for (const sentence of saying) told.add(sentence);
    return saying.map((sentence) => ({ harm, sentence }));
  });
}

const stands = (pattern: RegExp, words: string, { language }: ContractText) =>
  compilePattern(pattern, language).test(words);

function isSaid(
  { says, unless = [], notBy }: HarmSaying,
  sentence: Sentence,
  { never }: HarmWords,
  contract: ContractText,
) {
  const { lead } = sentence;
  const words = lead && lead !== sentence.words ? `${lead} ${sentence.words}` : sentence.words;
  if (!says.every((pattern) => stands(pattern, words, contract))) return false;
  if ([...unless, ...never].some((pattern) => stands(pattern, words, contract))) return false;
  return notBy === undefined || createSides(contract).subjectOf({ words })?.side !== notBy;
}
