import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParties } from '../read/bound-party';
import { findSaid } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const { rule, consent, reasonable, alone, isVoid, freely, barred } = patternsOf('anti-assignment');

export const antiAssignment = definePlay({
  type: 'anti-assignment',
  category: 'restrictions',
  rule,
  read(passages, contract) {
    const limits = passages.filter(
      (passage) => !findSaid([passage], freely, contract) || findSaid([passage], barred, contract),
    );
    return {
      bound: readBoundParties(limits, contract),
      binding: limits[0] ?? null,
      needsConsent: findSaid(limits, consent, contract) !== null,
      isReasonable: findSaid(passages, reasonable, contract) !== null,
      alone: findSaid(limits, alone, contract),
      isVoid: findSaid(passages, isVoid, contract) !== null,
      free: findSaid(
        passages.filter((passage) => !limits.includes(passage)),
        freely,
        contract,
      ),
    };
  },
  quotes: 6,
  title: (to) => m.clause_anti_assignment_title({}, to),
  explain({ bound, needsConsent, isReasonable, isVoid, binding }, { to }) {
    if (!binding) return m.clause_anti_assignment_free({}, to);
    return [
      needsConsent ? m.clause_anti_assignment_consent({}, to) : m.clause_anti_assignment_some({}, to),
      tellBoundParty(bound, to),
      isReasonable ? m.clause_anti_assignment_reasonable({}, to) : '',
      isVoid ? m.clause_anti_assignment_void({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ bound, binding, alone: atWill, free }, { to, wordTo }) {
    const suggestedWording = m.wording_anti_assignment({}, wordTo);
    const risks = [];
    if (binding && bound !== null && bound !== 'both') {
      risks.push({
        level: 'medium' as const,
        title: m.risk_anti_assignment_one_sided_title({}, to),
        description: free
          ? m.risk_anti_assignment_other_free_description({}, to)
          : m.risk_anti_assignment_one_sided_description({}, to),
        suggestedWording,
        advice: m.advice_anti_assignment_one_sided({}, to),
        passages: free ? [binding, free] : [binding],
      });
    }
    if (atWill) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_anti_assignment_at_will_title({}, to),
        description: m.risk_anti_assignment_at_will_description({}, to),
        suggestedWording,
        advice: m.advice_anti_assignment_at_will({}, to),
        passages: [atWill],
      });
    }
    return risks;
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_anti_assignment_why({}, to),
    wording: (wordTo) => m.wording_anti_assignment({}, wordTo),
  },
});
