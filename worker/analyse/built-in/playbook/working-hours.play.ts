import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, unpaid } = patternsOf('working-hours');

export const workingHours = definePlay({
  type: 'working-hours',
  category: 'obligations',
  onlyIn: ['employment'],
  rule,
  read(passages, contract) {
    return {
      said: findSaid(passages, unpaid, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_working_hours_title({}, to),
  explain: (_facts, { to }) => m.clause_working_hours_explained({}, to),
  assess({ said }, { to }) {
    if (said) {
      return [
        {
          level: 'medium',
          title: m.risk_working_hours_unpaid_title({}, to),
          description: m.risk_working_hours_unpaid_description({}, to),
          advice: m.advice_working_hours({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_working_hours_why({}, to),
  },
});
