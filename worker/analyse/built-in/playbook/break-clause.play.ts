import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { findSaid } from '../read/said';
import { formatDuration } from '../write/format';

const { rule, byLandlord } = patternsOf('break-clause');

/** Two months is what notice for a home commonly has at least. */
const shortDays = 60;

export const breakClause = definePlay({
  type: 'break-clause',
  category: 'termination',
  onlyIn: ['tenancy'],
  rule,
  read(passages, contract) {
    const period = passages.flatMap(({ words }) => readDurations(words, contract.language)).at(0) ?? null;
    return {
      said: findSaid(passages, byLandlord, contract),
      period,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_break_clause_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_break_clause_period({ period: formatDuration(period, to) }, to)
      : m.clause_break_clause_explained({}, to),
  assess({ said, period }, { to, wordTo }) {
    if (said && period && inDays(period) < shortDays) {
      return [
        {
          level: 'high',
          title: m.risk_break_clause_landlord_title({}, to),
          isMeasured: true,
          description: m.risk_break_clause_landlord_description({ period: formatDuration(period, to) }, to),
          suggestedWording: m.wording_break_clause({}, wordTo),
          advice: m.advice_break_clause({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
});
