import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

const { rule } = patternsOf('probation');

/** Six months is the longest that laws commonly allow or employers ask. */
const longDays = 184;

export const probation = definePlay({
  type: 'probation',
  category: 'duration',
  onlyIn: ['employment'],
  rule,
  read(passages, contract) {
    const period =
      passages.flatMap(({ words }) => readDurations(words, contract.language)).find(({ unit }) => unit !== 'hour') ??
      null;
    return {
      period,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_probation_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_probation_period({ period: formatDuration(period, to) }, to)
      : m.clause_probation_explained({}, to),
  assess({ period, passage }, { to }) {
    if (period && inDays(period) > longDays) {
      return [
        {
          level: 'medium',
          title: m.risk_probation_long_title({}, to),
          isMeasured: true,
          description: m.risk_probation_long_description({ period: formatDuration(period, to) }, to),
          advice: m.advice_probation({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
