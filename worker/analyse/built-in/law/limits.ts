import type { To } from '../play';
import { inDays } from '../read/durations';
import { formatDuration, formatPercent } from '../write/format';
import type { LawRule, Length } from './law-rule';
import type { Measure } from './measures';

/** Months have 28 to 31 days, and sums are rounded: as much more is no breach. */
const tolerance = 1.04;

/** Whether what is measured goes beyond the limit of a rule; a rule without a limit is broken by anything. */
export function isBeyond({ most, least, rentBelow }: LawRule, { size, rentPerYear }: Measure): boolean {
  if (rentBelow !== undefined && !(rentPerYear && rentPerYear < rentBelow)) return false;
  if (most === undefined && least === undefined) return true;
  if (size === null) return false;
  if (typeof size === 'number') return typeof most === 'number' && size > most * tolerance;
  const days = inDays(size);
  if (typeof most === 'object') return days > inDays(most) * tolerance;
  return least !== undefined && days < inDays(least) / tolerance / tolerance;
}

/** The limit in words; '' where a rule has none. */
export function tellLimit({ of, most, least }: LawRule, to: To): string {
  if (typeof most !== 'number') return tellLength(most ?? least, to);
  if (of === 'interest') return formatPercent({ value: most }, to);
  const isWhole = Number.isInteger(most);
  return formatDuration(
    isWhole ? { amount: most, unit: 'month' } : { amount: Math.round((most * 52) / 12), unit: 'week' },
    to,
  );
}

const tellLength = (length: Length | undefined, to: To) => (length ? formatDuration(length, to) : '');
