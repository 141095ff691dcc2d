import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, ends, needsConsent, tells } = patternsOf('change-of-control');

export const changeOfControl = definePlay({
  type: 'change-of-control',
  category: 'termination',
  rule,
  read(passages, contract) {
    return {
      ending: findSaid(passages, ends, contract),
      consenting: findSaid(passages, needsConsent, contract),
      isNotified: findSaid(passages, tells, contract) !== null,
    };
  },
  quotes: 6,
  title: (to) => m.clause_change_of_control_title({}, to),
  explain({ ending, consenting, isNotified }, { to }) {
    return [
      m.clause_change_of_control_some({}, to),
      ending ? m.clause_change_of_control_ends({}, to) : '',
      !ending && consenting ? m.clause_change_of_control_consent({}, to) : '',
      !ending && !consenting && isNotified ? m.clause_change_of_control_notice({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ ending, consenting }, { to, wordTo }) {
    const passage = ending ?? consenting;
    if (!passage) return [];
    return [
      {
        level: 'medium',
        title: m.risk_change_of_control_title({}, to),
        description: ending
          ? m.risk_change_of_control_ends_description({}, to)
          : m.risk_change_of_control_consent_description({}, to),
        suggestedWording: m.wording_change_of_control({}, wordTo),
        advice: m.advice_change_of_control({}, to),
        passages: [passage],
      },
    ];
  },
});
