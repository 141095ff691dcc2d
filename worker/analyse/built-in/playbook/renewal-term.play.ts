import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import type { Found } from '../play';
import { addPeriod, dayBefore, subtractPeriod } from '../read/calendar';
import type { Duration } from '../read/durations';
import { inDays, readDurations } from '../read/durations';
import { isNoticePeriod, readNoticePeriod } from '../read/notice-period';
import { compilePattern } from '../text/compile-pattern';
import { formatDate, formatDuration } from '../write/format';
import { expirationDate } from './expiration-date.play';

const { rule, automatic, yearly, renews } = patternsOf('renewal-term');

/** Missing one date then binds for longer than the usual year. */
const longRenewalDays = 366;

export const renewalTerm = definePlay({
  type: 'renewal-term',
  category: 'duration',
  rule,
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const passage = passages.find(({ words }) => says(automatic[language], words)) ?? passages[0];
    const { words } = passage;
    const durations = readDurations(words, language).filter(
      (duration) => !isNoticePeriod(duration, words, language) && inDays(duration) >= 28,
    );
    // "Is prolonged by five years and renews by two": the last time that the words tell of it, with a length behind it.
    const told = [...words.matchAll(compilePattern(renews[language], language, 'g'))].map(({ index }) => index);
    const from = told.findLast((at) => durations.some(({ index }) => index > at)) ?? told[0] ?? 0;
    const renewal = durations.find(({ index }) => index > from);
    const period: Pick<Duration, 'amount' | 'unit'> | null =
      renewal ?? (says(yearly[language], words) ? { amount: 1, unit: 'year' } : null);
    const namesNotice = readNoticePeriod(words, language) !== null;
    return { isAutomatic: says(automatic[language], words), period, namesNotice, passage };
  },
  quotes: 5,
  title: (to) => m.clause_renewal_term_title({}, to),
  explain({ isAutomatic, period }, { to }) {
    const how = isAutomatic ? m.clause_renewal_term_automatic({}, to) : m.clause_renewal_term_possible({}, to);
    return period ? `${how} ${m.clause_renewal_term_period({ period: formatDuration(period, to) }, to)}` : how;
  },
  assess({ isAutomatic, period, namesNotice, passage }, { to, wordTo, found }) {
    if (!isAutomatic) return [];
    const suggestedWording = m.wording_renewal_term({}, wordTo);
    if (period && inDays(period) >= longRenewalDays) {
      return [
        {
          level: 'high',
          title: m.risk_renewal_long_title({}, to),
          isMeasured: true,
          description: m.risk_renewal_long_description({ period: formatDuration(period, to) }, to),
          suggestedWording,
          advice: m.advice_renewal_long({}, to),
          passages: [passage],
        },
      ];
    }
    const canLeave =
      namesNotice || found.has('notice-to-terminate-renewal') || found.has('termination-for-convenience');
    return [
      {
        level: canLeave ? 'low' : 'medium',
        title: m.risk_renewal_automatic_title({}, to),
        description: canLeave
          ? m.risk_renewal_automatic_description({}, to)
          : m.risk_renewal_no_way_out_description({}, to),
        suggestedWording,
        advice: canLeave ? undefined : m.advice_renewal_no_way_out({}, to),
        passages: [passage],
      },
    ];
  },
  dates({ isAutomatic, passage }, { to, today, found }) {
    const end = isAutomatic ? nextEndOfTerm(found, today) : null;
    const date = end && addPeriod(end.date, { amount: 1, unit: 'day' });
    if (!end || !date) return [];
    const computedFrom = end.renewedBy
      ? m.date_computed_from_renewals({ end: formatDate(end.first, to), period: formatDuration(end.renewedBy, to) }, to)
      : m.date_computed_from_end({ end: formatDate(end.date, to) }, to);
    return [{ kind: 'renewal', date, computedFrom, passages: [passage] }];
  },
});

interface EndOfTerm {
  /** Last day of the term that runs: the first one, or a renewal of it when that is over. */
  date: string;
  first: string;
  renewedBy: Pick<Duration, 'amount' | 'unit'> | null;
}

const mostRenewals = 600;

/**
 * When the running term ends, counted on through automatic renewals of a known length; null when no end is known.
 * With a period of notice, the first end for which notice can still be given.
 */
export function nextEndOfTerm(
  found: Found,
  today: string,
  notice?: Pick<Duration, 'amount' | 'unit'>,
): EndOfTerm | null {
  const isAhead = (end: string) => ((notice && subtractPeriod(end, notice)) ?? end) >= today;
  const first = found.factsOf(expirationDate)?.date;
  if (!first) return null;
  const renewal = found.factsOf(renewalTerm);
  const renewedBy = renewal?.isAutomatic && !isAhead(first) ? renewal.period : null;
  if (!renewedBy) return { date: first, first, renewedBy: null };
  const start = addPeriod(first, { amount: 1, unit: 'day' }) ?? first;
  for (let count = 1; count <= mostRenewals; count++) {
    const next = addPeriod(start, { amount: renewedBy.amount * count, unit: renewedBy.unit });
    if (!next) break;
    if (isAhead(dayBefore(next))) return { date: dayBefore(next), first, renewedBy };
  }
  return { date: first, first, renewedBy: null };
}
