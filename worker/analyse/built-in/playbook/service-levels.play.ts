import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, soleRemedy } = patternsOf('service-levels');

export const serviceLevels = definePlay({
  type: 'service-levels',
  category: 'obligations',
  onlyIn: [
    'hosting',
    'software',
    'services',
    'maintenance',
    'licence',
    'development',
    'terms-of-service',
    'consulting',
  ],
  rule,
  read(passages, contract) {
    return {
      said: findSaid(passages, soleRemedy, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_service_levels_title({}, to),
  explain: (_facts, { to }) => m.clause_service_levels_explained({}, to),
  assess({ said }, { to }) {
    if (said) {
      return [
        {
          level: 'medium',
          title: m.risk_service_levels_sole_title({}, to),
          description: m.risk_service_levels_sole_description({}, to),
          advice: m.advice_service_levels({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_service_levels_why({}, to),
  },
});
