import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { compilePattern } from '../text/compile-pattern';

const { rule, atWill, onCondition, withoutWarning } = patternsOf('unilateral-termination');

export const unilateralTermination = definePlay({
  type: 'unilateral-termination',
  category: 'termination',
  rule,
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const free = passages.filter(
      ({ words, sentence }) =>
        says(atWill[language], words) && !says(onCondition[language], `${sentence.lead} ${words}`),
    );
    return {
      free,
      sudden: free.filter(({ words }) => says(withoutWarning[language], words)),
      isSudden: passages.some(({ words }) => says(withoutWarning[language], words)),
    };
  },
  quotes: 12,
  title: (to) => m.clause_unilateral_termination_title({}, to),
  explain({ free, isSudden }, { to }) {
    const who =
      free.length > 0 ? m.clause_unilateral_termination_free({}, to) : m.clause_unilateral_termination_some({}, to);
    return isSudden ? `${who} ${m.clause_unilateral_termination_sudden({}, to)}` : who;
  },
  assess({ free, sudden }, { to, wordTo }) {
    const suggestedWording = m.wording_unilateral_termination({}, wordTo);
    const advice = m.advice_unilateral_termination({}, to);
    if (free.length === 0) {
      return [
        {
          code: 'usual',
          level: 'low',
          title: m.risk_unilateral_termination_title({}, to),
          description: m.risk_unilateral_termination_description({}, to),
          suggestedWording,
        },
      ];
    }
    return [
      {
        level: sudden.length > 0 ? 'high' : 'medium',
        title: m.risk_unilateral_termination_free_title({}, to),
        description:
          sudden.length > 0
            ? m.risk_unilateral_termination_sudden_description({}, to)
            : m.risk_unilateral_termination_free_description({}, to),
        suggestedWording,
        advice,
        passages: (sudden.length > 0 ? sudden : free).slice(0, 3),
      },
    ];
  },
});
