import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParties } from '../read/bound-party';
import { inDays } from '../read/durations';
import { readRestraintPeriod } from '../read/restraint-period';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

const { rule } = patternsOf('no-solicit-employees');

const longAfterEndDays = 365;

export const noSolicitEmployees = definePlay({
  type: 'no-solicit-employees',
  category: 'restrictions',
  rule,
  read: (passages, contract) => ({
    bound: readBoundParties(passages, contract),
    ...readRestraintPeriod(passages, contract),
  }),
  title: (to) => m.clause_no_solicit_employees_title({}, to),
  explain({ bound, isAfterEnd, period }, { to }) {
    return [
      m.clause_no_solicit_employees_some({}, to),
      tellBoundParty(bound, to),
      isAfterEnd ? m.restraint_after_end({}, to) : '',
      period ? m.restraint_period({ period: formatDuration(period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ bound, period, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_no_solicit_employees({}, wordTo);
    const risks = [];
    if (period && inDays(period) > longAfterEndDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_no_solicit_employees_long_title({}, to),
        isMeasured: true,
        description: m.risk_no_solicit_employees_long_description({ period: formatDuration(period, to) }, to),
        suggestedWording,
        advice: m.advice_no_solicit_long({}, to),
        passages: [passage],
      });
    }
    if (bound !== null && bound !== 'both') {
      risks.push({
        level: 'low' as const,
        title: m.risk_no_solicit_employees_one_sided_title({}, to),
        description: m.risk_no_solicit_employees_one_sided_description({}, to),
        suggestedWording,
        passages: [passage],
      });
    }
    return risks;
  },
});
