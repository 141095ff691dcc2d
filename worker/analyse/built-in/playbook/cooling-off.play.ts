import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

const { rule } = patternsOf('cooling-off');

export const coolingOff = definePlay({
  type: 'cooling-off',
  category: 'termination',
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
  title: (to) => m.clause_cooling_off_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_cooling_off_period({ period: formatDuration(period, to) }, to)
      : m.clause_cooling_off_explained({}, to),
  missing: {
    level: 'low',
    why: (to) => m.missing_cooling_off_why({}, to),
  },
});
