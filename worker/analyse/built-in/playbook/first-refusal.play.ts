import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { findSaid } from '../read/said';
import { formatDuration } from '../write/format';

const { rule, answering } = patternsOf('first-refusal');

/** A buyer with a firm offer rarely waits longer than two months. */
const longWaitDays = 60;

export const firstRefusal = definePlay({
  type: 'first-refusal',
  category: 'restrictions',
  rule,
  read(passages, contract) {
    const waits = passages.flatMap((passage) =>
      readDurations(passage.words, contract.language)
        .filter(({ index, end }) => {
          const words = passage.words.slice(Math.max(0, index - 40), end + 50);
          return findSaid([{ words }], answering, contract);
        })
        .map((period) => ({ period, passage })),
    );
    return waits[0] ?? { period: null, passage: passages[0] };
  },
  title: (to) => m.clause_first_refusal_title({}, to),
  explain({ period }, { to }) {
    const some = m.clause_first_refusal_some({}, to);
    return period ? `${some} ${m.restraint_period({ period: formatDuration(period, to) }, to)}` : some;
  },
  assess({ period, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_first_refusal({}, wordTo);
    if (period && inDays(period) > longWaitDays) {
      return [
        {
          level: 'medium',
          title: m.risk_first_refusal_long_title({}, to),
          isMeasured: true,
          description: m.risk_first_refusal_long_description({ period: formatDuration(period, to) }, to),
          suggestedWording,
          advice: m.advice_first_refusal({}, to),
          passages: [passage],
        },
      ];
    }
    return [
      {
        level: 'low',
        title: m.risk_first_refusal_title({}, to),
        description: m.risk_first_refusal_description({}, to),
        suggestedWording,
        passages: [passage],
      },
    ];
  },
});
