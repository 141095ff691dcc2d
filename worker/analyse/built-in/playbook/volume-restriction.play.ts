import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, extra } = patternsOf('volume-restriction');

export const volumeRestriction = definePlay({
  type: 'volume-restriction',
  category: 'restrictions',
  rule,
  read: (passages, contract) => ({ passage: passages[0], extra: findSaid(passages, extra, contract) }),
  quotes: 6,
  title: (to) => m.clause_volume_restriction_title({}, to),
  explain: ({ extra: costs }, { to }) =>
    costs ? m.clause_volume_restriction_extra({}, to) : m.clause_volume_restriction_some({}, to),
  assess: ({ passage, extra: costs }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_volume_restriction_title({}, to),
      description: m.risk_volume_restriction_description({}, to),
      suggestedWording: m.wording_volume_restriction({}, wordTo),
      passages: [costs ?? passage],
    },
  ],
});
