import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('affiliate-licence-licensor');

export const affiliateLicenceLicensor = definePlay({
  type: 'affiliate-licence-licensor',
  category: 'intellectual-property',
  rule,
  read: (passages) => ({ passage: passages[0] }),
  title: (to) => m.clause_affiliate_licence_licensor_title({}, to),
  explain: (_, { to }) => m.clause_affiliate_licence_licensor_explained({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_affiliate_licence_licensor_title({}, to),
      description: m.risk_affiliate_licence_licensor_description({}, to),
      suggestedWording: m.wording_affiliate_licence_licensor({}, wordTo),
      passages: [passage],
    },
  ],
});
