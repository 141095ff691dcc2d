import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

const { rule } = patternsOf('restraint-after-employment');

/** Six months is what courts commonly see as fair for most jobs. */
const longDays = 184;

export const restraintAfterEmployment = definePlay({
  type: 'restraint-after-employment',
  category: 'restrictions',
  onlyIn: ['employment'],
  rule,
  read(passages, contract) {
    const period =
      passages
        .flatMap(({ words }) => readDurations(words, contract.language))
        .find(({ unit }) => unit !== 'hour' && unit !== 'day') ?? null;
    return {
      period,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_restraint_after_employment_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_restraint_after_employment_period({ period: formatDuration(period, to) }, to)
      : m.clause_restraint_after_employment_explained({}, to),
  assess({ period, passage }, { to }) {
    if (period && inDays(period) > longDays) {
      return [
        {
          level: 'medium',
          title: m.risk_restraint_after_employment_long_title({}, to),
          isMeasured: true,
          description: m.risk_restraint_after_employment_long_description({ period: formatDuration(period, to) }, to),
          advice: m.advice_restraint_after_employment({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
