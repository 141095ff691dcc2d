import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readCurrencies } from '../money/currencies';
import { patternsOf } from '../patterns-of';
import { readMoney } from '../read/money';
import { readPercentages } from '../read/percentages';
import { compilePattern } from '../text/compile-pattern';
import { formatMoney, formatPercent } from '../write/format';

const { rule, perDay } = patternsOf('liquidated-damages');

/** A tenth of the price in all, or half a percent a day, is where penalties begin to weigh. */
const heavyShare = 10;
const heavyShareADay = 0.5;

export const liquidatedDamages = definePlay({
  type: 'liquidated-damages',
  category: 'liability',
  rule,
  read(passages, contract) {
    const { language } = contract;
    for (const passage of passages) {
      const share = readPercentages(passage.words, language)[0] ?? null;
      const amount = readMoney(passage.words, language, readCurrencies(contract))[0] ?? null;
      if (share || amount) {
        return { share, amount, isPerDay: compilePattern(perDay[language], language).test(passage.words), passage };
      }
    }
    return { share: null, amount: null, isPerDay: false, passage: passages[0] };
  },
  quotes: 10,
  title: (to) => m.clause_liquidated_damages_title({}, to),
  explain({ share, amount, isPerDay }, { to }) {
    const sum = amount ? formatMoney(amount, to) : share ? formatPercent(share, to) : null;
    if (!sum) return m.clause_liquidated_damages_some({}, to);
    return isPerDay
      ? m.clause_liquidated_damages_running({ sum }, to)
      : m.clause_liquidated_damages_explained({ sum }, to);
  },
  assess({ share, amount, isPerDay, passage }, { to, wordTo }) {
    const isHeavy = share !== null && share.value > (isPerDay ? heavyShareADay : heavyShare);
    const suggestedWording = m.wording_liquidated_damages({}, wordTo);
    if (isHeavy && share) {
      return [
        {
          level: 'high',
          title: m.risk_liquidated_damages_heavy_title({}, to),
          isMeasured: true,
          description: m.risk_liquidated_damages_heavy_description({ share: formatPercent(share, to) }, to),
          suggestedWording,
          advice: m.advice_liquidated_damages({}, to),
          passages: [passage],
        },
      ];
    }
    return [
      {
        isMeasured: share !== null || amount !== null,
        level: 'medium',
        title: m.risk_liquidated_damages_title({}, to),
        description: m.risk_liquidated_damages_description({}, to),
        suggestedWording,
        advice: m.advice_liquidated_damages({}, to),
      },
    ];
  },
});
