import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

const { rule } = patternsOf('warranty-duration');

/** Defects often show only after a few months of use. */
const shortWarrantyDays = 90;

export const warrantyDuration = definePlay({
  type: 'warranty-duration',
  category: 'liability',
  rule,
  read(passages, { language }) {
    const periods = passages.flatMap((passage) =>
      readDurations(passage.words, language).map((period) => ({ period, passage })),
    );
    return periods.find(({ period }) => inDays(period) >= 7) ?? { period: null, passage: passages[0] };
  },
  quotes: 5,
  title: (to) => m.clause_warranty_duration_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_warranty_duration_period({ period: formatDuration(period, to) }, to)
      : m.clause_warranty_duration_some({}, to),
  assess({ period, passage }, { to, wordTo }) {
    if (!period || inDays(period) >= shortWarrantyDays) return [];
    return [
      {
        level: 'medium',
        title: m.risk_warranty_short_title({}, to),
        isMeasured: true,
        description: m.risk_warranty_short_description({ period: formatDuration(period, to) }, to),
        suggestedWording: m.wording_warranty_duration({}, wordTo),
        advice: m.advice_warranty_short({}, to),
        passages: [passage],
      },
    ];
  },
});
