import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readPercentages } from '../read/percentages';
import { findSaid } from '../read/said';
import { formatPercent } from '../write/format';

const { rule, resale } = patternsOf('price-restrictions');

export const priceRestrictions = definePlay({
  type: 'price-restrictions',
  category: 'money',
  rule,
  read(passages, contract) {
    const shares = passages.flatMap(({ words }) => readPercentages(words, contract.language));
    return { resale: findSaid(passages, resale, contract), cap: shares[0] ?? null };
  },
  title: (to) => m.clause_price_restrictions_title({}, to),
  explain({ resale: onResale, cap }, { to }) {
    const some = onResale ? m.clause_price_restrictions_resale({}, to) : m.clause_price_restrictions_some({}, to);
    return cap ? `${some} ${m.clause_price_restrictions_share({ share: formatPercent(cap, to) }, to)}` : some;
  },
  assess({ resale: onResale }, { to, wordTo }) {
    if (!onResale) return [];
    return [
      {
        level: 'medium',
        title: m.risk_price_resale_title({}, to),
        description: m.risk_price_resale_description({}, to),
        suggestedWording: m.wording_price_restrictions({}, wordTo),
        advice: m.advice_price_resale({}, to),
        passages: [onResale],
      },
    ];
  },
});
