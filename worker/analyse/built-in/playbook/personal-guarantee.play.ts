import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('personal-guarantee');

export const personalGuarantee = definePlay({
  type: 'personal-guarantee',
  category: 'liability',
  rule,
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_personal_guarantee_title({}, to),
  explain: (_facts, { to }) => m.clause_personal_guarantee_explained({}, to),
  assess({ passage }, { to }) {
    if (passage) {
      return [
        {
          level: 'high',
          title: m.risk_personal_guarantee_given_title({}, to),
          description: m.risk_personal_guarantee_given_description({}, to),
          advice: m.advice_personal_guarantee({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
