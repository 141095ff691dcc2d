import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('unlimited-licence');

export const unlimitedLicence = definePlay({
  type: 'unlimited-licence',
  category: 'intellectual-property',
  rule,
  read: (passages) => ({ passage: passages[0] }),
  title: (to) => m.clause_unlimited_licence_title({}, to),
  explain: (_, { to }) => m.clause_unlimited_licence_explained({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_unlimited_licence_title({}, to),
      description: m.risk_unlimited_licence_description({}, to),
      suggestedWording: m.wording_unlimited_licence({}, wordTo),
      passages: [passage],
    },
  ],
});
