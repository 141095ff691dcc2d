import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readActingParty } from '../read/acting-party';
import { findSaid } from '../read/said';
import { quoteWords } from '../write/format';

const { rule, onward } = patternsOf('perpetual-licence');

export const perpetualLicence = definePlay({
  type: 'perpetual-licence',
  category: 'intellectual-property',
  rule,
  read(passages, contract) {
    return {
      grantor: passages.map((passage) => readActingParty(passage, 'granting', contract)).find((name) => name) ?? null,
      onward: findSaid(passages, onward, contract),
      passage: passages[0],
    };
  },
  quotes: 5,
  title: (to) => m.clause_perpetual_licence_title({}, to),
  explain({ grantor }, { to }) {
    const what = m.clause_perpetual_licence_explained({}, to);
    return grantor ? `${what} ${m.clause_licence_grant_by({ party: quoteWords(grantor, to) }, to)}` : what;
  },
  assess({ onward: passedOn, passage }, { to, wordTo }) {
    const common = {
      suggestedWording: m.wording_perpetual_licence({}, wordTo),
      advice: m.advice_perpetual_licence({}, to),
    };
    if (passedOn) {
      return [
        {
          ...common,
          level: 'high',
          title: m.risk_perpetual_licence_onward_title({}, to),
          description: m.risk_perpetual_licence_onward_description({}, to),
          passages: [passedOn],
        },
      ];
    }
    return [
      {
        ...common,
        level: 'medium',
        title: m.risk_perpetual_licence_title({}, to),
        description: m.risk_perpetual_licence_description({}, to),
        passages: [passage],
      },
    ];
  },
});
