import { languages } from '#worker/analyse/languages/languages.ts';
import type { Side } from '../parties/actor';
import { createSides } from '../parties/sides';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

/** Whose liability some words are about: "the Supplier's total liability", "la responsabilité du Prestataire"; null where they do not say. */
export function whoseLiability(words: string, contract: ContractText): Side | null {
  const { language } = contract;
  const { liabilityOf, liableTo, ownLiability } = languages[language].harms.relief;
  const of = compilePattern(liabilityOf, language);
  const own = compilePattern(ownLiability, language);
  const to = compilePattern(liableTo, language);
  const sides = createSides(contract)
    .mentionsIn(words)
    .flatMap(({ side, start, end }): (Side | null)[] => {
      const before = words.slice(0, start);
      if (of.test(before) || own.test(words.slice(end))) return [side];
      // Whoever is liable to one side is the other.
      if (!to.test(before) || (side !== 'reader' && side !== 'other')) return [];
      return [side === 'reader' ? 'other' : 'reader'];
    });
  const [first = null] = sides;
  return first !== 'both' && sides.every((side) => side === first) ? first : null;
}
