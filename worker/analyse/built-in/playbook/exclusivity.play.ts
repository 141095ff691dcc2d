import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, buysOnly, noOthers } = patternsOf('exclusivity');

export const exclusivity = definePlay({
  type: 'exclusivity',
  category: 'restrictions',
  rule,
  read(passages, contract) {
    return {
      buysOnly: findSaid(passages, buysOnly, contract),
      noOthers: findSaid(passages, noOthers, contract),
      passage: passages[0],
    };
  },
  quotes: 7,
  title: (to) => m.clause_exclusivity_title({}, to),
  explain({ buysOnly: buying, noOthers: closed }, { to }) {
    if (buying) return m.clause_exclusivity_buying({}, to);
    return closed ? m.clause_exclusivity_no_others({}, to) : m.clause_exclusivity_rights({}, to);
  },
  assess({ buysOnly: buying, passage }, { to, wordTo, found }) {
    const suggestedWording = m.wording_exclusivity({}, wordTo);
    if (buying) {
      return [
        {
          level: 'medium',
          title: m.risk_exclusivity_buying_title({}, to),
          description: m.risk_exclusivity_buying_description({}, to),
          suggestedWording,
          advice: m.advice_exclusivity_buying({}, to),
          passages: [buying],
        },
      ];
    }
    const isEarned = found.has('minimum-commitment');
    return [
      {
        level: isEarned ? 'low' : 'medium',
        title: m.risk_exclusivity_tied_title({}, to),
        description: m.risk_exclusivity_tied_description({}, to),
        suggestedWording,
        advice: isEarned ? undefined : m.advice_exclusivity_no_minimum({}, to),
        passages: [passage],
      },
    ];
  },
});
