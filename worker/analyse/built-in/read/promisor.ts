import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { countsParties } from './party-quantities';
import { chooseNamed, readNamed } from './who';

/** Who takes on what a sentence promises: 'each', the party as the contract calls it, or null when unclear. */
export function readPromisor(
  passage: Pick<Passage, 'words' | 'start'>,
  contract: ContractText,
): 'each' | (string & {}) | null {
  const { language } = contract;
  if (countsParties(passage.words, ['each', 'either'], language)) return 'each';
  if (compilePattern(languages[language].actors.bothPromise, language).test(passage.words)) return 'each';
  const named = readNamed(passage, [languages[language].actors.promisor], contract);
  return chooseNamed(named, languages[language].actors.asksForVerb ? ['role', 'name', 'you'] : ['role']);
}
