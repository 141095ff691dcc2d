import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import { type Duration, inDays, readDurations } from './durations';

/** Periods shorter than this in such a clause are notices and cures, not restraints. */
const shortestDays = 28;

export interface RestraintPeriod {
  /** The words say that it lasts beyond the contract. */
  isAfterEnd: boolean;
  period: Duration | null;
  passage: Passage;
}

/** How long a restraint lasts: the passage that carries it beyond the end of the contract, with its period. */
export function readRestraintPeriod(
  passages: readonly [Passage, ...Passage[]],
  { language }: Pick<ContractText, 'language'>,
): RestraintPeriod {
  const after = passages.find(({ words }) => says(languages[language].periods.afterTheEnd, language, words)) ?? null;
  const passage = after ?? passages[0];
  const period = after
    ? (readDurations(passage.words, language).find((duration) => inDays(duration) >= shortestDays) ?? null)
    : null;
  return { isAfterEnd: after !== null, period, passage };
}
