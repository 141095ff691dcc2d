import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readPercentages } from '../read/percentages';
import { findSaid } from '../read/said';
import { formatList, formatPercent } from '../write/format';

const { rule, gross } = patternsOf('revenue-sharing');

/** From about a third, the share shapes the whole business of the one who pays it. */
const largeShare = 30;

export const revenueSharing = definePlay({
  type: 'revenue-sharing',
  category: 'money',
  rule,
  read(passages, contract) {
    const shares = passages.flatMap((passage) =>
      readPercentages(passage.words, contract.language).map(({ value }) => ({ value, passage })),
    );
    return {
      shares: [...new Set(shares.map(({ value }) => value))].slice(0, 4),
      largest: shares.sort((a, b) => b.value - a.value)[0] ?? null,
      gross: findSaid(passages, gross, contract),
    };
  },
  quotes: 8,
  title: (to) => m.clause_revenue_sharing_title({}, to),
  explain({ shares }, { to }) {
    const list = formatList(
      shares.map((value) => formatPercent({ value }, to)),
      to,
    );
    const some = m.clause_revenue_sharing_some({}, to);
    return shares.length > 0 ? `${some} ${m.clause_revenue_sharing_shares({ shares: list }, to)}` : some;
  },
  assess({ largest, gross: onGross }, { to, wordTo }) {
    const suggestedWording = m.wording_revenue_sharing({}, wordTo);
    const risks = [];
    if (largest && largest.value >= largeShare) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_revenue_share_large_title({}, to),
        isMeasured: true,
        description: m.risk_revenue_share_large_description({ share: formatPercent(largest, to) }, to),
        suggestedWording,
        advice: m.advice_revenue_share({}, to),
        passages: [largest.passage],
      });
    }
    if (onGross) {
      risks.push({
        level: 'low' as const,
        title: m.risk_revenue_share_gross_title({}, to),
        description: m.risk_revenue_share_gross_description({}, to),
        suggestedWording,
        passages: [onGross],
      });
    }
    return risks;
  },
});
