import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, notBinding } = patternsOf('delivery');

export const delivery = definePlay({
  type: 'delivery',
  category: 'obligations',
  onlyIn: ['sale', 'supply', 'distribution'],
  rule,
  read(passages, contract) {
    return {
      said: findSaid(passages, notBinding, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_delivery_title({}, to),
  explain: (_facts, { to }) => m.clause_delivery_explained({}, to),
  assess({ said }, { to }) {
    if (said) {
      return [
        {
          level: 'medium',
          title: m.risk_delivery_open_title({}, to),
          description: m.risk_delivery_open_description({}, to),
          advice: m.advice_delivery({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
});
