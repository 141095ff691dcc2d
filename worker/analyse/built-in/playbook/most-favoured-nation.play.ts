import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('most-favoured-nation');

export const mostFavouredNation = definePlay({
  type: 'most-favoured-nation',
  category: 'money',
  rule,
  read: ([passage]) => ({ passage }),
  title: (to) => m.clause_most_favoured_nation_title({}, to),
  explain: (_facts, { to }) => m.clause_most_favoured_nation_some({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'medium',
      title: m.risk_most_favoured_nation_title({}, to),
      description: m.risk_most_favoured_nation_description({}, to),
      suggestedWording: m.wording_most_favoured_nation({}, wordTo),
      advice: m.advice_most_favoured_nation({}, to),
      passages: [passage],
    },
  ],
});
