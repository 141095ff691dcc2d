import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, allOnTenant } = patternsOf('repairs');

export const repairs = definePlay({
  type: 'repairs',
  category: 'obligations',
  onlyIn: ['tenancy'],
  rule,
  read(passages, contract) {
    return {
      said: findSaid(passages, allOnTenant, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_repairs_title({}, to),
  explain: (_facts, { to }) => m.clause_repairs_explained({}, to),
  assess({ said }, { to, wordTo }) {
    if (said) {
      return [
        {
          level: 'high',
          title: m.risk_repairs_all_title({}, to),
          description: m.risk_repairs_all_description({}, to),
          suggestedWording: m.wording_repairs({}, wordTo),
          advice: m.advice_repairs({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_repairs_why({}, to),
    wording: (wordTo) => m.wording_repairs({}, wordTo),
  },
});
