import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('holiday');

export const holiday = definePlay({
  type: 'holiday',
  category: 'obligations',
  onlyIn: ['employment'],
  rule,
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_holiday_title({}, to),
  explain: (_facts, { to }) => m.clause_holiday_explained({}, to),
  missing: {
    level: 'low',
    why: (to) => m.missing_holiday_why({}, to),
  },
});
