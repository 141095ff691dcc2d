import { foldWords } from '#src/kernel/folding.ts';
import type { Analysis } from './analysis.schema';

/** Room for what an analysis says of the longest contract; quotes and suggested wordings are no part of it. */
const mostCharacters = 20_000;

/** The name of a contract, as contracts are searched for it. */
export const nameWords = (fileName: string): string => foldWords(fileName).join(' ');

/** What an analysis says, as contracts are searched for it. */
export function analysisWords(analysis: Analysis): string {
  const { summary, riskAssessment, keyTerms, recommendations, parties, missingClauses } = analysis;
  const findings = [...riskAssessment.high, ...riskAssessment.medium, ...riskAssessment.low, ...keyTerms];
  const said = [
    summary,
    ...parties.map(({ name }) => name),
    ...findings.flatMap(({ title, description }) => [title, description]),
    ...missingClauses.map(({ title }) => title),
    ...recommendations.map(({ action }) => action),
  ];
  return foldWords(said.join('\n')).join(' ').slice(0, mostCharacters).toWellFormed();
}

/** Room for every word of a long contract once. */
const mostTextCharacters = 200_000;

/** The words of a contract's text, each once, as contracts are searched for them. */
export const textWords = (text: string): string =>
  [...new Set(foldWords(text))].join(' ').slice(0, mostTextCharacters).toWellFormed();

/** The words of a search, each of which has to be found; more than ten are not looked at. */
export const searchedWords = (search: string): string[] => foldWords(search).slice(0, 10);
