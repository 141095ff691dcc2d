import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('third-party-beneficiary');

export const thirdPartyBeneficiary = definePlay({
  type: 'third-party-beneficiary',
  category: 'general',
  rule,
  read: ([passage]) => ({ passage }),
  title: (to) => m.clause_third_party_beneficiary_title({}, to),
  explain: (_facts, { to }) => m.clause_third_party_beneficiary_some({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_third_party_beneficiary_title({}, to),
      description: m.risk_third_party_beneficiary_description({}, to),
      suggestedWording: m.wording_third_party_beneficiary({}, wordTo),
      passages: [passage],
    },
  ],
});
