import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, approved } = patternsOf('affiliate-licence-licensee');

export const affiliateLicenceLicensee = definePlay({
  type: 'affiliate-licence-licensee',
  category: 'intellectual-property',
  rule,
  read(passages, contract) {
    return { needsConsent: findSaid(passages, approved, contract) !== null, passage: passages[0] };
  },
  title: (to) => m.clause_affiliate_licence_licensee_title({}, to),
  explain: ({ needsConsent }, { to }) =>
    needsConsent
      ? m.clause_affiliate_licence_licensee_consent({}, to)
      : m.clause_affiliate_licence_licensee_explained({}, to),
  assess({ needsConsent, passage }, { to, wordTo }) {
    if (needsConsent) return [];
    return [
      {
        level: 'low',
        title: m.risk_affiliate_licence_licensee_title({}, to),
        description: m.risk_affiliate_licence_licensee_description({}, to),
        suggestedWording: m.wording_affiliate_licence_licensee({}, wordTo),
        passages: [passage],
      },
    ];
  },
});
