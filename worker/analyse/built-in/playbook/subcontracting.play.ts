import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParty } from '../read/bound-party';
import { findSaid } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const { rule, consent, barred, liable } = patternsOf('subcontracting');

export const subcontracting = definePlay({
  type: 'subcontracting',
  category: 'obligations',
  rule,
  read(passages, contract) {
    const needsConsent = findSaid(passages, consent, contract) !== null;
    const isBarred = findSaid(passages, barred, contract) !== null;
    const [passage] = passages;
    return {
      bound: readBoundParty(passage, contract),
      rule: needsConsent ? ('consent' as const) : isBarred ? ('barred' as const) : ('open' as const),
      isLiable: findSaid(passages, liable, contract) !== null,
      passage,
    };
  },
  title: (to) => m.clause_subcontracting_title({}, to),
  explain({ bound, rule, isLiable }, { to }) {
    const what =
      rule === 'consent'
        ? m.clause_subcontracting_consent({}, to)
        : rule === 'barred'
          ? m.clause_subcontracting_barred({}, to)
          : m.clause_subcontracting_open({}, to);
    return [what, tellBoundParty(bound, to), isLiable ? m.clause_subcontracting_liable({}, to) : '']
      .filter(Boolean)
      .join(' ');
  },
  assess({ rule, isLiable, passage }, { to, wordTo }) {
    if (rule !== 'open') return [];
    return [
      {
        level: isLiable ? 'low' : 'medium',
        title: m.risk_subcontracting_open_title({}, to),
        description: isLiable
          ? m.risk_subcontracting_liable_description({}, to)
          : m.risk_subcontracting_open_description({}, to),
        suggestedWording: m.wording_subcontracting({}, wordTo),
        advice: isLiable ? undefined : m.advice_subcontracting({}, to),
        passages: [passage],
      },
    ];
  },
});
