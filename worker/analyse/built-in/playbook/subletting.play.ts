import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('subletting');

export const subletting = definePlay({
  type: 'subletting',
  category: 'restrictions',
  onlyIn: ['tenancy'],
  rule,
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_subletting_title({}, to),
  explain: (_facts, { to }) => m.clause_subletting_explained({}, to),
  assess({ passage }, { to }) {
    if (passage) {
      return [
        {
          level: 'low',
          title: m.risk_subletting_consent_title({}, to),
          description: m.risk_subletting_consent_description({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
