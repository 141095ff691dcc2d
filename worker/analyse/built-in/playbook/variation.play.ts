import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, written } = patternsOf('variation');

export const variation = definePlay({
  type: 'variation',
  category: 'general',
  rule,
  read(passages, contract) {
    return { isWritten: findSaid(passages, written, contract) !== null };
  },
  quotes: 3,
  title: (to) => m.clause_variation_title({}, to),
  explain: ({ isWritten }, { to }) =>
    isWritten ? m.clause_variation_written({}, to) : m.clause_variation_explained({}, to),
  assess({ isWritten }, { to, wordTo }) {
    if (isWritten) return [];
    return [
      {
        level: 'low',
        title: m.risk_variation_unwritten_title({}, to),
        description: m.risk_variation_unwritten_description({}, to),
        suggestedWording: m.wording_variation({}, wordTo),
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_variation_why({}, to),
    wording: (wordTo) => m.wording_variation({}, wordTo),
    unlessFound: ['unilateral-change'],
  },
});
