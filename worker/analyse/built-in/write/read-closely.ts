import { m } from '#src/i18n/paraglide/messages.js';
import type { Citation, Findings } from '#worker/analyse/analyst.ts';
import { pickToRead } from '../learned/pick-to-read';
import type { RankedPassage } from '../learned/rank-passages';
import type { Telling } from '../play';

/** Passages that may matter and of which nothing is claimed; none of what is `told` already. */
export function writeReadClosely(
  ranked: readonly RankedPassage[],
  { source, told }: { source: string; told: readonly Citation[] },
  { to }: Telling,
): Findings['readClosely'] {
  const covered = told.flatMap(({ quote, start }) =>
    start === undefined ? [] : [{ start, end: start + quote.length }],
  );
  return pickToRead(ranked, { length: source.length, covered }).map(({ start, end, best }) => ({
    topic: topicOf(best) || m.read_closely_topic({}, to),
    evidence: [{ quote: source.slice(start, end), start }],
  }));
}

/** What the contract itself calls the matter: the heading that it stands under. */
const topicOf = ({ sentence }: RankedPassage) => sentence.clause.heading.split(' / ').at(-1)?.trim() ?? '';
