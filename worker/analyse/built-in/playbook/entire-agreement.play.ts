import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('entire-agreement');

export const entireAgreement = definePlay({
  type: 'entire-agreement',
  category: 'general',
  rule,
  read: (passages) => ({ passage: passages[0] }),
  quotes: 2,
  title: (to) => m.clause_entire_agreement_title({}, to),
  explain: (_, { to }) => m.clause_entire_agreement_explained({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_entire_agreement_title({}, to),
      description: m.risk_entire_agreement_description({}, to),
      suggestedWording: m.wording_entire_agreement({}, wordTo),
      passages: [passage],
    },
  ],
  missing: {
    level: 'low',
    why: (to) => m.missing_entire_agreement_why({}, to),
    wording: (wordTo) => m.wording_entire_agreement({}, wordTo),
  },
});
