import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { type Duration, inDays, readDurations } from '../read/durations';
import { isNoticePeriod } from '../read/notice-period';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration } from '../write/format';

const { rule, toBePaid, forLess } = patternsOf('payment-terms');

/** Sixty days is the longest that late-payment laws in the UK and the EU take for granted between businesses. */
const longDays = 60;
const shortDays = 7;

/** The words between the semicolons and full stops around a period. */
function partAround(words: string, { index, end }: Duration) {
  const before = words.slice(0, index);
  return `${before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('. ')) + 1)}${words.slice(index, end)}${words.slice(end).split(/;|\. /)[0]}`;
}

export const paymentTerms = definePlay({
  type: 'payment-terms',
  category: 'money',
  rule,
  read(passages, { language }) {
    for (const passage of passages) {
      const period = readDurations(passage.words, language).find(
        (duration) =>
          inDays(duration) <= 200 &&
          !isNoticePeriod(duration, passage.words, language) &&
          !compilePattern(forLess[language], language).test(partAround(passage.words, duration)) &&
          compilePattern(toBePaid[language], language).test(passage.words.slice(0, duration.index)),
      );
      if (period) return { period, passage };
    }
    return { period: null, passage: passages[0] };
  },
  quotes: 5,
  title: (to) => m.clause_payment_terms_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_payment_terms_explained({ period: formatDuration(period, to) }, to)
      : m.clause_payment_terms_some({}, to),
  assess({ period, passage }, { to, wordTo }) {
    if (!period) return [];
    const named = { period: formatDuration(period, to) };
    if (inDays(period) > longDays) {
      return [
        {
          level: 'medium',
          title: m.risk_payment_terms_long_title({}, to),
          description: m.risk_payment_terms_long_description(named, to),
          suggestedWording: m.wording_payment_terms({}, wordTo),
          advice: m.advice_payment_terms_long({}, to),
          passages: [passage],
        },
      ];
    }
    if (inDays(period) >= shortDays) return [];
    return [
      {
        level: 'low',
        title: m.risk_payment_terms_short_title({}, to),
        description: m.risk_payment_terms_short_description(named, to),
        suggestedWording: m.wording_payment_terms({}, wordTo),
        passages: [passage],
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_payment_terms_why({}, to),
    wording: (wordTo) => m.wording_payment_terms({}, wordTo),
    unlessFound: ['revenue-sharing'],
  },
});
