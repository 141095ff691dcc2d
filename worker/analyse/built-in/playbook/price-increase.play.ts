import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readPercentages } from '../read/percentages';
import { compilePattern } from '../text/compile-pattern';
import { formatPercent } from '../write/format';

const { rule, byIndex, atWill, measured } = patternsOf('price-increase');

/** Above this a yearly rise outruns usual inflation. */
const steepShare = 5;

export const priceIncrease = definePlay({
  type: 'price-increase',
  category: 'money',
  rule,
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    for (const passage of passages) {
      const share = readPercentages(passage.words, language)[0];
      if (share) return { share, isIndexed: says(byIndex[language], passage.words), free: null, passage };
    }
    const indexed = passages.find(({ words }) => says(byIndex[language], words));
    const free =
      passages.find(({ words }) => says(atWill[language], words) && !says(measured[language], words)) ?? null;
    return { share: null, isIndexed: indexed !== undefined, free, passage: indexed ?? passages[0] };
  },
  quotes: 4,
  title: (to) => m.clause_price_increase_title({}, to),
  explain({ share, isIndexed }, { to }) {
    const said = m.clause_price_increase_explained({}, to);
    if (share) return `${said} ${m.clause_price_increase_share({ share: formatPercent(share, to) }, to)}`;
    return isIndexed ? `${said} ${m.clause_price_increase_index({}, to)}` : said;
  },
  assess({ share, isIndexed, free, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_price_increase({}, wordTo);
    if (share && share.value > steepShare) {
      return [
        {
          level: 'medium',
          title: m.risk_price_increase_steep_title({}, to),
          isMeasured: true,
          description: m.risk_price_increase_steep_description({ share: formatPercent(share, to) }, to),
          suggestedWording,
          advice: m.advice_price_increase({}, to),
          passages: [passage],
        },
      ];
    }
    if (share || isIndexed || !free) return [];
    return [
      {
        level: 'medium',
        title: m.risk_price_increase_free_title({}, to),
        description: m.risk_price_increase_free_description({}, to),
        suggestedWording,
        advice: m.advice_price_increase({}, to),
        passages: [free],
      },
    ];
  },
});
