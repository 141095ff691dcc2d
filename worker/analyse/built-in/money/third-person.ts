import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import { type Party, type PartyMention, parties, type TwoSides } from './two-sides';

const farthestBack = 3;
/** Behind the number of a clause. */
const farthestSubject = 12;

/** "For each day she owes 40": whom "he" and "she" mean, where gender or the words before leave one party alone. */
export function readThirdPerson(
  sentence: Sentence,
  { names, mentionsIn }: Pick<TwoSides, 'names' | 'mentionsIn'>,
  { language, sentences }: ContractText,
): PartyMention[] {
  const { thirdPerson } = languages[language].money;
  if (!thirdPerson) return [];
  return [...sentence.words.matchAll(thirdPerson.pronouns)].flatMap(({ 0: word, index, groups }) => {
    const isShe = groups?.she !== undefined;
    const meant = parties.filter(
      (party) => isShe === thirdPerson.feminine.test(names[party]) || isPerson(names[party]),
    );
    const party = meant.length === 2 ? (onlyOneBefore(index) ?? subjectBefore(index)) : meant[0];
    return party ? [{ start: index, end: index + word.length, isDative: false, party }] : [];
  });

  /** A name says nothing of who is a woman. */
  function isPerson(name: string): boolean {
    return name.includes(' ') && !name.includes(' (') && !thirdPerson?.feminine.test(name);
  }

  /** "The Brewery pays the Landlady … It also pays …": who is the subject goes on to be. */
  function subjectBefore(index: number): Party | null {
    const before = sentences[sentence.index - 1];
    if (index > farthestSubject || before?.clause !== sentence.clause) return null;
    const [first] = mentionsIn(before.words).toSorted((a, b) => a.start - b.start);
    return first && !first.isDative && first.start <= farthestSubject ? first.party : null;
  }

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
