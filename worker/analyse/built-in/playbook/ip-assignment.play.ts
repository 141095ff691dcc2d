import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import type { Assessment } from '../play';
import { readActingParty } from '../read/acting-party';
import { findSaid } from '../read/said';
import { quoteWords } from '../write/format';

const { rule, unrelated, moralRights, waives } = patternsOf('ip-assignment');

export const ipAssignment = definePlay({
  type: 'ip-assignment',
  category: 'intellectual-property',
  rule,
  read(passages, contract) {
    const moral = passages.filter((passage) => findSaid([passage], moralRights, contract));
    return {
      assignor: passages.map((passage) => readActingParty(passage, 'assigning', contract)).find((name) => name) ?? null,
      unrelated: findSaid(passages, unrelated, contract),
      moral: findSaid(moral, waives, contract),
      passage: passages[0],
    };
  },
  quotes: 8,
  title: (to) => m.clause_ip_assignment_title({}, to),
  explain({ assignor }, { to }) {
    const what = m.clause_ip_assignment_explained({}, to);
    return assignor ? `${what} ${m.clause_ip_assignment_by({ party: quoteWords(assignor, to) }, to)}` : what;
  },
  assess({ unrelated: wide, moral, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_ip_assignment({}, wordTo);
    const risks: Assessment[] = [
      wide
        ? {
            level: 'high',
            title: m.risk_ip_assignment_unrelated_title({}, to),
            description: m.risk_ip_assignment_unrelated_description({}, to),
            suggestedWording,
            advice: m.advice_ip_assignment_unrelated({}, to),
            passages: [wide],
          }
        : {
            level: 'medium',
            title: m.risk_ip_assignment_title({}, to),
            description: m.risk_ip_assignment_description({}, to),
            suggestedWording,
            advice: m.advice_ip_assignment({}, to),
            passages: [passage],
          },
    ];
    if (moral) {
      risks.push({
        level: 'low',
        title: m.risk_ip_assignment_moral_title({}, to),
        description: m.risk_ip_assignment_moral_description({}, to),
        passages: [moral],
      });
    }
    return risks;
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_ip_assignment_why({}, to),
    wording: (wordTo) => m.wording_ip_assignment({}, wordTo),
    unlessFound: ['licence-grant', 'joint-ip-ownership'],
  },
});
