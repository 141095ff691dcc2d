import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParties } from '../read/bound-party';
import { inDays } from '../read/durations';
import { readRestraintPeriod } from '../read/restraint-period';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

const { rule } = patternsOf('non-compete');

/** After the end, courts rarely uphold more than a year, hardly ever more than two. */
const longAfterEndDays = 365;

export const nonCompete = definePlay({
  type: 'non-compete',
  category: 'restrictions',
  rule,
  read(passages, contract) {
    return {
      bound: readBoundParties(passages, contract),
      ...readRestraintPeriod(passages, contract),
    };
  },
  quotes: 4,
  title: (to) => m.clause_non_compete_title({}, to),
  explain({ bound, isAfterEnd, period }, { to }) {
    return [
      m.clause_non_compete_some({}, to),
      tellBoundParty(bound, to),
      isAfterEnd ? m.restraint_after_end({}, to) : '',
      period ? m.restraint_period({ period: formatDuration(period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ isAfterEnd, period, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_non_compete({}, wordTo);
    const common = { suggestedWording, passages: [passage] };
    if (period && inDays(period) > longAfterEndDays) {
      return [
        {
          ...common,
          level: 'high',
          title: m.risk_non_compete_long_title({}, to),
          isMeasured: true,
          description: m.risk_non_compete_long_description({ period: formatDuration(period, to) }, to),
          advice: m.advice_non_compete_long({}, to),
        },
      ];
    }
    if (isAfterEnd) {
      return [
        {
          ...common,
          level: 'medium',
          title: m.risk_non_compete_after_end_title({}, to),
          description: m.risk_non_compete_after_end_description({}, to),
          advice: m.advice_non_compete_after_end({}, to),
        },
      ];
    }
    return [
      {
        ...common,
        level: 'low',
        title: m.risk_non_compete_during_title({}, to),
        description: m.risk_non_compete_during_description({}, to),
      },
    ];
  },
});
