import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParties } from '../read/bound-party';
import { findSaid } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const { rule, release } = patternsOf('covenant-not-to-sue');

export const covenantNotToSue = definePlay({
  type: 'covenant-not-to-sue',
  category: 'disputes',
  rule,
  read(passages, contract) {
    return {
      bound: readBoundParties(passages, contract),
      release: findSaid(passages, release, contract),
      passage: passages[0],
    };
  },
  quotes: 5,
  title: (to) => m.clause_covenant_not_to_sue_title({}, to),
  explain({ bound, release: gives }, { to }) {
    return [
      gives ? m.clause_covenant_not_to_sue_release({}, to) : m.clause_covenant_not_to_sue_challenge({}, to),
      tellBoundParty(bound, to),
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ release: gives, passage }, { to, wordTo }) {
    return [
      {
        level: gives ? 'medium' : 'low',
        title: gives ? m.risk_covenant_release_title({}, to) : m.risk_covenant_challenge_title({}, to),
        description: gives
          ? m.risk_covenant_release_description({}, to)
          : m.risk_covenant_challenge_description({}, to),
        suggestedWording: gives ? m.wording_covenant_not_to_sue({}, wordTo) : undefined,
        advice: gives ? m.advice_covenant_release({}, to) : undefined,
        passages: [gives ?? passage],
      },
    ];
  },
});
