import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, atWill } = patternsOf('content-removal');

export const contentRemoval = definePlay({
  type: 'content-removal',
  category: 'obligations',
  rule,
  read(passages, contract) {
    return { atWill: findSaid(passages, atWill, contract), passage: passages[0] };
  },
  quotes: 6,
  title: (to) => m.clause_content_removal_title({}, to),
  explain: (_, { to }) => m.clause_content_removal_explained({}, to),
  assess({ atWill: free, passage }, { to, wordTo }) {
    return [
      {
        code: free ? undefined : 'usual',
        level: free ? 'medium' : 'low',
        title: free ? m.risk_content_removal_at_will_title({}, to) : m.risk_content_removal_title({}, to),
        description: free
          ? m.risk_content_removal_at_will_description({}, to)
          : m.risk_content_removal_description({}, to),
        suggestedWording: m.wording_content_removal({}, wordTo),
        advice: free ? m.advice_content_removal({}, to) : undefined,
        passages: [free ?? passage],
      },
    ];
  },
});
