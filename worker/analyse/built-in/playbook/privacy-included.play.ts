import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, consent } = patternsOf('privacy-included');

export const privacyIncluded = definePlay({
  type: 'privacy-included',
  category: 'data',
  rule,
  read(passages, contract) {
    return { consent: findSaid(passages, consent, contract), passage: passages[0] };
  },
  title: (to) => m.clause_privacy_included_title({}, to),
  explain: ({ consent: given }, { to }) =>
    given ? m.clause_privacy_included_consent({}, to) : m.clause_privacy_included_explained({}, to),
  assess({ passage }, { to, wordTo }) {
    return [
      {
        code: 'usual',
        level: 'medium',
        title: m.risk_privacy_included_title({}, to),
        description: m.risk_privacy_included_description({}, to),
        suggestedWording: m.wording_privacy_included({}, wordTo),
        advice: m.advice_privacy_included({}, to),
        passages: [passage],
      },
    ];
  },
});
