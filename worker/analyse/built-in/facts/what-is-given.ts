import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { Given } from '#worker/analyse/languages/kind-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

/** What a contract is by what is given in it; what is hired out is of no type. */
const typeOfGiven: Record<Given, ContractType> = {
  commission: 'agency',
  goodsOnce: 'sale',
  goodsRegularly: 'supply',
  home: 'tenancy',
  money: 'loan',
  place: 'licence',
  promotion: 'sponsorship',
  right: 'licence',
  thing: 'other',
  upkeep: 'maintenance',
  venture: 'partnership',
  work: 'services',
};

const read = 7000;
const again = 0.2;
const mostAgain = 5;

/** How much the text speaks of each, most of all first. */
export function scoreGiven({ text, language }: ContractText) {
  const words = languages[language].kinds.given;
  const start = text.slice(0, read);
  return (Object.keys(typeOfGiven) as Given[])
    .map((given) => {
      const counts = new Map<string, number>();
      for (const [found] of start.matchAll(compilePattern(words[given], language, 'g'))) {
        const folded = found.toLowerCase();
        counts.set(folded, (counts.get(folded) ?? 0) + 1);
      }
      const score = [...counts.values()].reduce((sum, times) => sum + 1 + again * Math.min(times - 1, mostAgain), 0);
      return { given, type: typeOfGiven[given], score };
    })
    .sort((a, b) => b.score - a.score);
}

/** So much is spoken of each in contracts of any type: most are paid for, and many are about work. */
const usual: Record<Given, number> = {
  commission: 0.7,
  goodsOnce: 1.3,
  goodsRegularly: 0.9,
  home: 1.6,
  money: 2.6,
  place: 1.3,
  promotion: 0.5,
  right: 0.7,
  thing: 1.3,
  upkeep: 0.9,
  venture: 0.7,
  work: 2,
};
const least = 4;
/** Enough where the words of its kind are spoken as well. */
const leastSpoken = 3;
/** Enough where the first lines name it as well. */
const leastNamed = 0.5;
const clearLead = 1.5;
/** A place that is spoken of in the words of a lease is let. */
const leastHome = 3;

/** The types of what the text speaks of most and second most. */
export const mostGiven = (contract: ContractText): ContractType[] =>
  scoreGiven(contract)
    .slice(0, 2)
    .filter(({ score }) => score > 0)
    .map(({ type }) => type);

/**
 * The type of what is given, where the text says clearly enough what it is; `named` is what its first lines say,
 * `spoken` the type whose words it has most of.
 */
export function readTypeOfGiven(
  contract: ContractText,
  named: ContractType | null,
  spoken: ContractType | null = null,
): ContractType | null {
  const scores = scoreGiven(contract)
    .map((one) => ({ ...one, above: one.score - usual[one.given] }))
    .sort((a, b) => b.above - a.above);
  const [first, second] = scores;
  if (!first) return null;
  const home = scores.find(({ given }) => given === 'home')?.score ?? 0;
  const isLet = first.given === 'place' && home >= leastHome;
  const type = isLet ? 'tenancy' : first.type;
  const isClear =
    first.above >= (type === spoken ? leastSpoken : least) && first.above - (second?.above ?? 0) >= clearLead;
  return isClear || (type === named && first.above >= leastNamed) ? type : null;
}
