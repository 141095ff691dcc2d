import type { ComparedFacts, Effect } from '#src/features/comparison/comparison.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { type Duration, inDays, readDurations } from '#worker/analyse/built-in/read/durations.ts';
import { isNoticePeriod } from '#worker/analyse/built-in/read/notice-period.ts';
import { readRightHolder } from '#worker/analyse/built-in/read/right-holder.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { normaliseText } from '#worker/analyse/built-in/text/normalised-text.ts';
import type { PlacedChange } from '../join-steps';
import type { IsReader } from './same-reader';

type Versions = Record<'before' | 'after', { text: string; language: Locale }>;

/** Longer provisions state no single period. */
const longest = 3000;

/** Periods of notice that are longer or shorter than they were, in provisions that state as many as before. */
export function noticeChanges(
  changes: readonly PlacedChange[],
  versions: Versions,
  isReader: IsReader | null,
): ComparedFacts['notice'] {
  return changes.flatMap(({ before, after }, change) => {
    if (!before || !after) return [];
    const words = (side: 'before' | 'after', { start, end }: { start: number; end: number }) =>
      // "One month's notice" is read as "two months' notice" is.
      normaliseText(versions[side].text.slice(start, Math.min(end, start + longest))).text.replaceAll("'s ", "' ");
    const [old, now] = [words('before', before), words('after', after)];
    const periods = noticesIn(old, versions.before.language);
    const others = noticesIn(now, versions.after.language);
    if (periods.length !== others.length) return [];
    return periods.flatMap((period, nth) => {
      const other = others[nth] as Duration;
      if (inDays(period) === inDays(other)) return [];
      const effect = effectOf(
        { longer: inDays(other) > inDays(period), at: other.index, words: now, language: versions.after.language },
        isReader,
      );
      return [{ before: plain(period), after: plain(other), effect, change }];
    });
  });
}

const noticesIn = (words: string, language: Locale) =>
  readDurations(words, language).filter((duration) => isNoticePeriod(duration, words, language));

const plain = ({ amount, unit }: Duration) => ({ amount, unit });

/** Told only where one party alone may give this notice: what binds it for longer gives the other more time. */
function effectOf(
  { longer, at, words, language }: { longer: boolean; at: number; words: string; language: Locale },
  isReader: IsReader | null,
): Effect {
  if (!isReader) return null;
  const contract = readContractText({ text: words, blocks: [], language });
  // A clause may give each party a period of its own.
  const sentence = contract.sentences.find(({ start, end }) => start <= at && at < end);
  const holder = sentence && readRightHolder(sentence, contract);
  if (!holder || holder === 'either') return null;
  return isReader(holder) === longer ? 'worse' : 'better';
}
