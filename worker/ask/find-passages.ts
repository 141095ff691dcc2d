import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnalystDocument } from '../analyse/analyst';
import { readInSteps } from '../analyse/built-in/steps';
import { contractTextInSteps } from '../analyse/built-in/text/contract-text';
import { createTurn, inTurns } from '../analyse/built-in/turns';
import { cutProvisions, type Provision } from './provisions';
import { rankTexts, type Searched } from './rank-provisions';
import { TermReader } from './terms';
import { sameTopic, topicOf, topicsOf } from './topics';
import { withoutGreeting } from './without-greeting';

/** A passage that a question may be answered by. Nothing is claimed of it. */
export interface FoundPassage extends Provision {
  score: number;
  /** Null where it is not clear what it is about. */
  topic: HarmTopic | null;
}

/** Of so many the topic is asked; one that is further behind by its words is not what was meant. */
const mostWeighed = 40;
const topicWeight = 1;

/** The passages of a contract that a question, in whichever language, asks for: the best first, none where none has to do with it. */
export async function findPassages(
  document: AnalystDocument,
  { question, language }: { question: string; language: Locale },
): Promise<FoundPassage[]> {
  const turn = createTurn();
  const contract = await inTurns(contractTextInSteps(document), turn);
  const provisions = cutProvisions(contract);
  await turn();
  const reader = new TermReader(document.language);
  const read = ({ words, heading, lead }: Provision): Searched[] => [
    { own: reader.read(words), above: reader.read(`${heading} ${lead}`) },
  ];
  const texts = await inTurns(
    readInSteps(provisions, ({ words }) => words.length, read),
    turn,
  );
  const asker = language === document.language ? reader : new TermReader(language);
  const ranks = rankTexts(asker.read(withoutGreeting(question)), texts);
  await turn();
  const found = provisions
    .flatMap((provision, at) => (ranks[at]?.isFound ? [{ ...provision, score: ranks[at].score }] : []))
    .sort((one, other) => other.score - one.score)
    .slice(0, mostWeighed);
  const [asked] = topicsOf([{ words: question, heading: '' }], language);
  const topics = topicsOf(found, document.language);
  return found
    .map((provision, at) => {
      const classed = topics[at];
      const together = asked && classed ? sameTopic(asked, classed) : 0;
      return {
        ...provision,
        score: provision.score + topicWeight * together,
        topic: classed ? topicOf(classed) : null,
      };
    })
    .sort((one, other) => other.score - one.score);
}
