import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, sublicensing, excepted } = patternsOf('non-transferable-licence');

export const nonTransferableLicence = definePlay({
  type: 'non-transferable-licence',
  category: 'intellectual-property',
  rule,
  read(passages, contract) {
    const binding = findSaid(passages, sublicensing, contract);
    return {
      noSublicence: binding !== null,
      strict: passages.find((passage) => !findSaid([passage], excepted, contract)) ?? null,
      hasException: findSaid(passages, excepted, contract) !== null,
    };
  },
  quotes: 7,
  title: (to) => m.clause_non_transferable_licence_title({}, to),
  explain({ noSublicence, hasException }, { to }) {
    const what = noSublicence
      ? m.clause_non_transferable_licence_sublicence({}, to)
      : m.clause_non_transferable_licence_explained({}, to);
    return hasException ? `${what} ${m.clause_non_transferable_licence_exception({}, to)}` : what;
  },
  assess({ strict, hasException }, { to, wordTo, found }) {
    // What is said of handing on the whole contract may be the exception.
    if (!strict || hasException || found.has('anti-assignment')) return [];
    return [
      {
        level: 'low',
        title: m.risk_non_transferable_licence_title({}, to),
        description: m.risk_non_transferable_licence_description({}, to),
        suggestedWording: m.wording_non_transferable_licence({}, wordTo),
        passages: [strict],
      },
    ];
  },
});
