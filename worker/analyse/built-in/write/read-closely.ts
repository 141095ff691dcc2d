import { m } from '#src/i18n/paraglide/messages.js';
import type { Citation, Findings } from '#worker/analyse/analyst.ts';
import { titleAbove } from '../harms/heading-above';
import { passagesToRead } from '../learned/passages-to-read';
import type { RankedPassage } from '../learned/rank-passages';
import { learnedModels } from '../learned/weights';
import type { Telling } from '../play';
import { topicTexts } from './topic-texts';

/** Passages that may matter and of which nothing is claimed; none of what is `told` already. */
export function writeReadClosely(
  ranked: readonly RankedPassage[],
  { source, told }: { source: string; told: readonly Citation[] },
  { contract, to }: Telling,
): Findings['readClosely'] {
  const covered = told.flatMap(({ quote, start }) =>
    start === undefined ? [] : [{ start, end: start + quote.length }],
  );
  const passages = passagesToRead(ranked, contract, learnedModels(), { length: source.length, covered });
  return passages.map(({ start, end, topic, sentence }) => {
    const heading = titleAbove(sentence, contract);
    const named = topic && topicTexts[topic]({}, to);
    // The heading says best what it is about, to whoever reads its language.
    const known = to.locale === contract.language ? (heading ?? named) : (named ?? heading);
    return {
      topic: known ?? m.read_closely_topic({}, to),
      evidence: [{ quote: source.slice(start, end), start }],
    };
  });
}
