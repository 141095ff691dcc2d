import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('competitive-restriction-exception');

export const competitiveRestrictionException = definePlay({
  type: 'competitive-restriction-exception',
  category: 'restrictions',
  rule,
  read: ([passage]) => ({ passage }),
  title: (to) => m.clause_competitive_restriction_exception_title({}, to),
  explain: (_facts, { to }) => m.clause_competitive_restriction_exception_some({}, to),
});
