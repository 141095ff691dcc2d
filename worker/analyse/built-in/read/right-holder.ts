import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { countsParties } from './party-quantities';
import { chooseNamed, readNamed } from './who';

/** Who may do what a sentence allows: 'either', the party as the contract calls it, or null when unclear. */
export function readRightHolder(
  passage: Pick<Passage, 'words' | 'start'>,
  contract: ContractText,
): 'either' | (string & {}) | null {
  const { language } = contract;
  if (countsParties(passage.words, ['each', 'either', 'any'], language)) return 'either';
  if (compilePattern(languages[language].actors.bothMay, language).test(passage.words)) return 'either';
  return chooseNamed(
    readNamed(passage, languages[language].actors.rightHolder, contract),
    languages[language].actors.asksForVerb ? ['role', 'name', 'you', 'we'] : ['role'],
  );
}
