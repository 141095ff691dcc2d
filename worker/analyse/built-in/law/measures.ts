import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { timelineOf } from '../dates/timeline';
import type { FoundHarm } from '../harms/find-harms';
import { createSides } from '../parties/sides';
import type { Telling } from '../play';
import { readDurations } from '../read/durations';
import { isNoticePeriod } from '../read/notice-period';
import { readPercentages } from '../read/percentages';
import type { Sentence } from '../text/contract-text';
import { says } from '../text/says';
import { formatDuration, formatPercent } from '../write/format';
import type { Length, Measured } from './law-rule';
import { measureDeposit } from './measures/deposit';
import { lengthNear } from './measures/length-near';

/** What a contract says that can be held against a limit. */
export interface Measure {
  sentence: Sentence;
  /** A length of time; rents of a deposit, percent of interest; null where the words name none. */
  size: Length | number | null;
  /** As told to the reader. */
  said: string;
  /** What is paid a year for the home that a deposit is for. */
  rentPerYear?: number;
}

interface Source {
  clauseType: ClauseType;
  measure(telling: Telling, harms: readonly FoundHarm[]): Measure[];
}

/** Where each measure is read. */
export const sources: Readonly<Record<Measured, Source>> = {
  deposit: { clauseType: 'deposit', measure: measureDeposit },
  probation: { clauseType: 'probation', measure: measureProbation },
  restraint: { clauseType: 'restraint-after-employment', measure: measureRestraint },
  'their-notice': { clauseType: 'termination-for-convenience', measure: (telling) => measureNotice('other', telling) },
  'your-notice': { clauseType: 'termination-for-convenience', measure: (telling) => measureNotice('reader', telling) },
  term: { clauseType: 'expiration-date', measure: measureTerm },
  interest: { clauseType: 'late-payment', measure: measureInterest },
};

function measureProbation({ contract, to }: Telling): Measure[] {
  const { probation } = languages[contract.language].legal.matters;
  return contract.sentences.flatMap((sentence) => {
    const size = lengthNear(probation, sentence.words, contract.language);
    return size ? [{ sentence, size, said: formatDuration(size, to) }] : [];
  });
}

/** Bans on work after the end; of several lengths the shortest, as the others may be of something else. */
function measureRestraint({ contract, to, found }: Telling, harms: readonly FoundHarm[]): Measure[] {
  const barring = harms.flatMap(({ harm, sentence }) => (harm === 'work-ban-after' ? [sentence] : []));
  const recognised = found.passagesOf('restraint-after-employment').map(({ sentence }) => sentence);
  return [...new Set([...barring, ...recognised])].map((sentence) => {
    const lengths = readDurations(sentence.words, contract.language).filter(
      (one) => isLong(one) && !isNoticePeriod(one, sentence.words, contract.language),
    );
    const size = shortest(lengths);
    return { sentence, size, said: size ? formatDuration(size, to) : '' };
  });
}

/** What one side must give of notice, itself or both alike, so that the contract ends without any other reason. */
function measureNotice(side: 'reader' | 'other', { contract, to }: Telling): Measure[] {
  const { language, sentences } = contract;
  const { ending, 'other-notice': otherNotice, probation, prolonged } = languages[language].legal.matters;
  const sides = createSides(contract);
  if (!sides.reader) return [];
  return sentences.flatMap((sentence) => {
    const { words, clause } = sentence;
    const lengths = readDurations(words, language);
    const [size, another] = lengths;
    if (!size || another || !isNoticePeriod(size, words, language) || !says(ending, language, words)) return [];
    if ([otherNotice, probation, prolonged].some((other) => says(other, language, words))) return [];
    if (says(probation, language, clause.heading)) return [];
    const giver = sides.subjectOf(sentence)?.side;
    return giver === side || giver === 'both' ? [{ sentence, size, said: formatDuration(size, to) }] : [];
  });
}

function measureTerm({ contract, to }: Telling): Measure[] {
  const { term } = timelineOf(contract);
  if (!term?.isOwn) return [];
  const { duration, passage } = term;
  return [{ sentence: passage.sentence, size: duration, said: formatDuration(duration, to) }];
}

function measureInterest({ contract, to }: Telling): Measure[] {
  const { language, sentences } = contract;
  const { interest, 'no-interest': none } = languages[language].legal.matters;
  return sentences.flatMap((sentence) => {
    const { words } = sentence;
    const [rate] = readPercentages(words, language);
    if (!rate || !says(interest, language, words) || says(none, language, words)) return [];
    return [{ sentence, size: rate.value, said: formatPercent(rate, to) }];
  });
}

const isLong = ({ unit }: Length) => unit === 'month' || unit === 'quarter' || unit === 'year';

function shortest<T extends Length>(lengths: readonly T[]): T | null {
  const inMonths = ({ amount, unit }: Length) => amount * (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1);
  return lengths.reduce<T | null>((least, one) => (least && inMonths(least) <= inMonths(one) ? least : one), null);
}
