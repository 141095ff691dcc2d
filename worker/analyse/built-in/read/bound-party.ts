import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { countsParties } from './party-quantities';
import { chooseNamed, readNamed } from './who';

/** Whom a sentence binds: both sides, one by the name the contract gives it, or null when unclear. */
export type BoundParty = 'both' | (string & {}) | null;

/** Reads whom a recognised sentence binds, in the words of the document. */
export function readBoundParty(passage: Pick<Passage, 'words' | 'start'>, contract: ContractText): BoundParty {
  const { language } = contract;
  const { words } = passage;
  if (countsParties(words, ['each', 'either', 'any', 'neither'], language)) return 'both';
  if (compilePattern(languages[language].actors.bothBound, language).test(words)) return 'both';
  return chooseNamed(readNamed(passage, languages[language].actors.bound, contract));
}

/** Whom several recognised sentences bind together; null when they name different parties or none. */
export function readBoundParties(
  passages: readonly Pick<Passage, 'words' | 'start'>[],
  contract: ContractText,
): BoundParty {
  const named = new Set(passages.map((passage) => readBoundParty(passage, contract)).filter((bound) => bound !== null));
  if (named.has('both')) return 'both';
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}
