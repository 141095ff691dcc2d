import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { whoseLiability } from '../harms/whose-liability';
import { patternsOf } from '../patterns-of';
import { compilePattern } from '../text/compile-pattern';

const { rule, exceptions, limits } = patternsOf('limitation-of-liability');

export const limitationOfLiability = definePlay({
  type: 'limitation-of-liability',
  category: 'liability',
  rule,
  read(passages, contract) {
    const { language } = contract;
    const exception = compilePattern(exceptions[language], language);
    // An exception may be in the next sentence, so the whole clause is searched.
    const limit = compilePattern(limits[language], language);
    const open = passages.find(
      ({ words, sentence }) =>
        !limit.test(words) && !sentence.clause.sentences.some((other) => exception.test(other.words)),
    );
    // What keeps the reader's own liability small is no risk to the reader.
    const isOwn = passages.every(({ words }) => whoseLiability(words, contract) === 'reader');
    return { isTotal: open !== undefined, open: open ?? null, isOwn };
  },
  quotes: 12,
  title: (to) => m.clause_limitation_of_liability_title({}, to),
  explain: ({ isTotal }, { to }) =>
    isTotal ? m.clause_limitation_of_liability_total({}, to) : m.clause_limitation_of_liability_some({}, to),
  assess({ open, isOwn }, { to, wordTo, found }) {
    const suggestedWording = m.wording_cap_on_liability({}, wordTo);
    if (open && !found.has('cap-on-liability')) {
      return [
        {
          level: 'high',
          title: m.risk_liability_excluded_title({}, to),
          description: m.risk_liability_excluded_description({}, to),
          suggestedWording,
          advice: m.advice_liability_excluded({}, to),
          passages: [open],
        },
      ];
    }
    if (open || isOwn) return [];
    return [
      {
        code: 'usual',
        level: 'low',
        title: m.risk_liability_limited_title({}, to),
        description: m.risk_liability_limited_description({}, to),
        suggestedWording,
      },
    ];
  },
});
