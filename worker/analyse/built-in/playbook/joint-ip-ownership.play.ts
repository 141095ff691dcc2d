import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, useRules } = patternsOf('joint-ip-ownership');

export const jointIpOwnership = definePlay({
  type: 'joint-ip-ownership',
  category: 'intellectual-property',
  rule,
  read(passages, contract) {
    return { hasRules: findSaid(passages, useRules, contract) !== null, passage: passages[0] };
  },
  quotes: 6,
  title: (to) => m.clause_joint_ip_ownership_title({}, to),
  explain: (_, { to }) => m.clause_joint_ip_ownership_explained({}, to),
  assess({ hasRules, passage }, { to, wordTo }) {
    if (hasRules) return [];
    return [
      {
        level: 'medium',
        title: m.risk_joint_ip_ownership_title({}, to),
        description: m.risk_joint_ip_ownership_description({}, to),
        suggestedWording: m.wording_joint_ip_ownership({}, wordTo),
        advice: m.advice_joint_ip_ownership({}, to),
        passages: [passage],
      },
    ];
  },
});
