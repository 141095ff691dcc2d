import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readCurrencies } from '../money/currencies';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { readMoney } from '../read/money';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration, formatMoney } from '../write/format';

const { rule, fees, indirect } = patternsOf('cap-on-liability');

/** A cap under three months of payments, or under this sum in any currency, covers hardly any real loss. */
const lowPeriodDays = 92;
const lowAmount = 5_000;

export const capOnLiability = definePlay({
  type: 'cap-on-liability',
  category: 'liability',
  rule,
  read(passages, contract) {
    const { language } = contract;
    const capped = passages.find(
      ({ words }) => compilePattern(exceeds, language).test(words) || readMoney(words, language).length > 0,
    );
    const words = capped?.words ?? passages[0].words;
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const byFees = capped ? says(fees[language], words) : false;
    return {
      amount: capped ? (readMoney(words, language, readCurrencies(contract))[0] ?? null) : null,
      period: byFees
        ? (readDurations(words, language).find(({ unit }) => unit === 'month' || unit === 'year') ?? null)
        : null,
      byFees,
      excludesIndirect: passages.some((passage) => says(indirect[language], passage.words)),
      capped: capped ?? null,
    };
  },
  quotes: 8,
  title: (to) => m.clause_cap_on_liability_title({}, to),
  explain({ amount, period, byFees, excludesIndirect }, { to }) {
    const cap = amount
      ? m.clause_cap_on_liability_amount({ amount: formatMoney(amount, to) }, to)
      : period
        ? m.clause_cap_on_liability_fees({ period: formatDuration(period, to) }, to)
        : byFees
          ? m.clause_cap_on_liability_price({}, to)
          : '';
    const kinds = excludesIndirect ? m.clause_cap_on_liability_kinds({}, to) : '';
    return [cap, kinds].filter(Boolean).join(' ') || m.clause_cap_on_liability_some({}, to);
  },
  assess({ amount, period, excludesIndirect, capped }, { to, wordTo }) {
    const suggestedWording = m.wording_cap_on_liability({}, wordTo);
    const isLowAmount = amount !== null && amount.amount < lowAmount && !period;
    if (capped && (isLowAmount || (period && inDays(period) < lowPeriodDays))) {
      return [
        {
          isMeasured: true,
          level: 'high',
          title: m.risk_cap_low_title({}, to),
          description:
            isLowAmount && amount
              ? m.risk_cap_low_amount_description({ amount: formatMoney(amount, to) }, to)
              : m.risk_cap_low_period_description({ period: period ? formatDuration(period, to) : '' }, to),
          suggestedWording,
          advice: m.advice_cap_low({}, to),
          passages: [capped],
        },
      ];
    }
    if (!excludesIndirect) return [];
    return [
      {
        level: 'low',
        title: m.risk_cap_indirect_title({}, to),
        description: m.risk_cap_indirect_description({}, to),
        suggestedWording,
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_cap_on_liability_why({}, to),
    wording: (wordTo) => m.wording_cap_on_liability({}, wordTo),
    unlessFound: ['limitation-of-liability'],
  },
});

const exceeds =
  /exceed|limited to|no (?:greater|more) than|exceder|superar|limit|excéder|dépasser|plafonn|begrenzt|beschränkt|höchst|maximal|يتجاوز|تتجاوز|اقصي|تقتصر|يقتصر|محدودة/;
