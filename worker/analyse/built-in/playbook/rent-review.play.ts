import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, atWill } = patternsOf('rent-review');

export const rentReview = definePlay({
  type: 'rent-review',
  category: 'money',
  onlyIn: ['tenancy'],
  rule,
  read(passages, contract) {
    return {
      said: findSaid(passages, atWill, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_rent_review_title({}, to),
  explain: (_facts, { to }) => m.clause_rent_review_explained({}, to),
  assess({ said }, { to, wordTo }) {
    if (said) {
      return [
        {
          level: 'high',
          title: m.risk_rent_review_free_title({}, to),
          description: m.risk_rent_review_free_description({}, to),
          suggestedWording: m.wording_rent_review({}, wordTo),
          advice: m.advice_rent_review({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
});
