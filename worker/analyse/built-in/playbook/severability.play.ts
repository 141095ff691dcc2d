import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('severability');

export const severability = definePlay({
  type: 'severability',
  category: 'general',
  rule,
  read: (passages) => ({ passage: passages[0] }),
  quotes: 2,
  title: (to) => m.clause_severability_title({}, to),
  explain: (_, { to }) => m.clause_severability_explained({}, to),
  missing: {
    level: 'low',
    why: (to) => m.missing_severability_why({}, to),
  },
});
