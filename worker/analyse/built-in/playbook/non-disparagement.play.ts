import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParties } from '../read/bound-party';
import { tellBoundParty } from '../write/bound-party';

const { rule } = patternsOf('non-disparagement');

export const nonDisparagement = definePlay({
  type: 'non-disparagement',
  category: 'restrictions',
  rule,
  read: (passages, contract) => ({ bound: readBoundParties(passages, contract), passage: passages[0] }),
  title: (to) => m.clause_non_disparagement_title({}, to),
  explain: ({ bound }, { to }) =>
    [m.clause_non_disparagement_some({}, to), tellBoundParty(bound, to)].filter(Boolean).join(' '),
  assess({ bound, passage }, { to, wordTo }) {
    if (bound === 'both' || bound === null) return [];
    return [
      {
        level: 'low',
        title: m.risk_non_disparagement_title({}, to),
        description: m.risk_non_disparagement_description({}, to),
        suggestedWording: m.wording_non_disparagement({}, wordTo),
        passages: [passage],
      },
    ];
  },
});
