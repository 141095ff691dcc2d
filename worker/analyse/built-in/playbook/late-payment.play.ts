import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { languages } from '#worker/analyse/languages/languages.ts';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readPercentages } from '../read/percentages';
import { compilePattern } from '../text/compile-pattern';
import { formatPercent } from '../write/format';

const { rule, periods, aboveBase } = patternsOf('late-payment');

/** A year's interest above this is well over what laws on late payment give (8 points over the base rate). */
const highYearlyRate = 15;
const veryHighYearlyRate = 24;
const timesAYear = { month: 12, year: 1, day: 365 } as const;
/** A higher share is no rate of interest but a share of something else. */
const plausible = { month: 10, year: 60, day: 2 } as const;

/** "No more than 10 % of the price": no rate. */
const isMost = (before: string, language: Locale) => languages[language].toldMoney.capBefore.test(before.slice(-60));

export const latePayment = definePlay({
  type: 'late-payment',
  category: 'money',
  rule,
  read(passages, { language }) {
    for (const passage of passages) {
      const rate = readPercentages(passage.words, language).find(
        ({ value, index }) => value > 0 && value <= 100 && !isMost(passage.words.slice(0, index), language),
      );
      if (!rate) continue;
      const near = passage.words.slice(Math.max(0, rate.index - 40), rate.end + 60);
      const units = Object.keys(timesAYear) as (keyof typeof timesAYear)[];
      const per = units.find((unit) => compilePattern(periods[language][unit], language).test(near)) ?? null;
      if (per && rate.value > plausible[per]) continue;
      const isAboveBase = compilePattern(aboveBase[language], language).test(passage.words);
      return { rate, per, isAboveBase, passage };
    }
    return { rate: null, per: null, isAboveBase: false, passage: passages[0] };
  },
  quotes: 4,
  title: (to) => m.clause_late_payment_title({}, to),
  explain({ rate, per, isAboveBase }, { to }) {
    if (!rate) return m.clause_late_payment_some({}, to);
    const share = { rate: formatPercent(rate, to) };
    if (isAboveBase) return m.clause_late_payment_above_base(share, to);
    if (per === 'month') return m.clause_late_payment_monthly(share, to);
    if (per === 'year') return m.clause_late_payment_yearly(share, to);
    return per === 'day' ? m.clause_late_payment_daily(share, to) : m.clause_late_payment_rate(share, to);
  },
  assess({ rate, per, passage }, { to, wordTo }) {
    const yearly = rate && per ? rate.value * timesAYear[per] : null;
    if (yearly === null || yearly <= highYearlyRate) return [];
    return [
      {
        level: yearly >= veryHighYearlyRate ? 'high' : 'medium',
        title: m.risk_late_payment_high_title({}, to),
        isMeasured: true,
        description: m.risk_late_payment_high_description({ rate: formatPercent({ value: yearly }, to) }, to),
        suggestedWording: m.wording_late_payment({}, wordTo),
        advice: m.advice_late_payment_high({}, to),
        passages: [passage],
      },
    ];
  },
});
