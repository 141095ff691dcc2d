import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParty } from '../read/bound-party';
import { findSaid } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const { rule, disclaims, given } = patternsOf('warranty');

export const warranty = definePlay({
  type: 'warranty',
  category: 'liability',
  rule,
  read(passages, contract) {
    const promising = passages.filter(
      (passage) => findSaid([passage], given, contract) && !findSaid([passage], disclaims, contract),
    );
    const bound = promising.map((passage) => readBoundParty(passage, contract)).filter((party) => party !== null);
    return {
      disclaimed: findSaid(passages, disclaims, contract),
      isGiven: promising.length > 0,
      bound: bound.includes('both') ? 'both' : (bound[0] ?? null),
    };
  },
  quotes: 6,
  title: (to) => m.clause_warranty_title({}, to),
  explain({ disclaimed, isGiven, bound }, { to }) {
    if (!isGiven) return disclaimed ? m.clause_warranty_disclaimed({}, to) : m.clause_warranty_some({}, to);
    return [
      m.clause_warranty_given({}, to),
      tellBoundParty(bound, to),
      disclaimed ? m.clause_warranty_rest_disclaimed({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ disclaimed, isGiven }, { to, wordTo }) {
    if (!disclaimed) return [];
    return [
      {
        level: isGiven ? 'low' : 'medium',
        title: isGiven ? m.risk_warranty_limited_title({}, to) : m.risk_warranty_none_title({}, to),
        description: isGiven ? m.risk_warranty_limited_description({}, to) : m.risk_warranty_none_description({}, to),
        suggestedWording: m.wording_warranty({}, wordTo),
        advice: isGiven ? undefined : m.advice_warranty_none({}, to),
        passages: [disclaimed],
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_warranty_why({}, to),
    wording: (wordTo) => m.wording_warranty({}, wordTo),
    unlessFound: ['warranty-duration'],
  },
});
