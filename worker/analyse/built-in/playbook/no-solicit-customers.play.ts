import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParties } from '../read/bound-party';
import { inDays } from '../read/durations';
import { readRestraintPeriod } from '../read/restraint-period';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

const { rule } = patternsOf('no-solicit-customers');

const longAfterEndDays = 365;

export const noSolicitCustomers = definePlay({
  type: 'no-solicit-customers',
  category: 'restrictions',
  rule,
  read: (passages, contract) => ({
    bound: readBoundParties(passages, contract),
    ...readRestraintPeriod(passages, contract),
  }),
  title: (to) => m.clause_no_solicit_customers_title({}, to),
  explain({ bound, isAfterEnd, period }, { to }) {
    return [
      m.clause_no_solicit_customers_some({}, to),
      tellBoundParty(bound, to),
      isAfterEnd ? m.restraint_after_end({}, to) : '',
      period ? m.restraint_period({ period: formatDuration(period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ period, isAfterEnd, passage }, { to, wordTo }) {
    const isLong = period !== null && inDays(period) > longAfterEndDays;
    if (!isAfterEnd) return [];
    return [
      {
        level: isLong ? 'high' : 'medium',
        title: m.risk_no_solicit_customers_title({}, to),
        description: isLong
          ? m.risk_no_solicit_customers_long_description({ period: formatDuration(period, to) }, to)
          : m.risk_no_solicit_customers_description({}, to),
        suggestedWording: m.wording_no_solicit_customers({}, wordTo),
        advice: m.advice_no_solicit_long({}, to),
        passages: [passage],
      },
    ];
  },
});
