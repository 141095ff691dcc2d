import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import { type Party, type PartyMention, parties, type TwoSides } from './two-sides';

const farthestBack = 3;

/** "For each day she owes 40": whom "he" and "she" mean, where gender or the words before leave one party alone. */
export function readThirdPerson(
  sentence: Sentence,
  { names, mentionsIn }: Pick<TwoSides, 'names' | 'mentionsIn'>,
  { language, sentences }: ContractText,
): PartyMention[] {
  const { thirdPerson } = languages[language].money;
  if (!thirdPerson) return [];
  const isShe = (party: Party) => thirdPerson.feminine.test(names[party]);
  return [...sentence.words.matchAll(thirdPerson.pronouns)].flatMap(({ 0: word, index, groups }) => {
    const meant = parties.filter((party) => isShe(party) === (groups?.she !== undefined));
    const party = meant.length === 2 ? onlyOneBefore(index) : meant[0];
    return party ? [{ start: index, end: index + word.length, isDative: false, party }] : [];
  });

  function onlyOneBefore(index: number): Party | null {
    const before = sentences
      .slice(Math.max(0, sentence.index - farthestBack), sentence.index)
      .filter(({ clause }) => clause === sentence.clause)
      .map(({ words }) => words);
    for (const words of [...before, sentence.words.slice(0, index)].reverse()) {
      const named = new Set(mentionsIn(words).map((mention) => mention.party));
      const [party] = named;
      if (party) return named.size === 1 ? party : null;
    }
    return null;
  }
}
