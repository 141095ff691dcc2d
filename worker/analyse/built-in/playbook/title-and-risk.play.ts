import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';

const { rule } = patternsOf('title-and-risk');

export const titleAndRisk = definePlay({
  type: 'title-and-risk',
  category: 'obligations',
  onlyIn: ['sale', 'supply', 'distribution', 'services', 'other'],
  rule,
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_title_and_risk_title({}, to),
  explain: (_facts, { to }) => m.clause_title_and_risk_explained({}, to),
});
