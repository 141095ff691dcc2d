import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { compilePattern } from '../text/compile-pattern';

const { rule, withoutWarning, withWarning } = patternsOf('unilateral-change');

export const unilateralChange = definePlay({
  type: 'unilateral-change',
  category: 'general',
  rule,
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const silent = passages.filter(({ words }) => says(withoutWarning[language], words));
    return {
      silent,
      isAnnounced: passages.some(
        ({ words }) => says(withWarning[language], words) && !says(withoutWarning[language], words),
      ),
    };
  },
  quotes: 14,
  title: (to) => m.clause_unilateral_change_title({}, to),
  explain({ silent, isAnnounced }, { to }) {
    const details = [
      silent.length > 0 ? m.clause_unilateral_change_silent({}, to) : '',
      isAnnounced ? m.clause_unilateral_change_announced({}, to) : '',
    ];
    return [m.clause_unilateral_change_explained({}, to), ...details].filter(Boolean).join(' ');
  },
  assess({ silent, isAnnounced }, { to, wordTo }) {
    const suggestedWording = m.wording_unilateral_change({}, wordTo);
    const advice = m.advice_unilateral_change({}, to);
    if (silent.length > 0) {
      return [
        {
          level: 'high',
          title: m.risk_unilateral_change_silent_title({}, to),
          description: m.risk_unilateral_change_silent_description({}, to),
          suggestedWording,
          advice,
          passages: silent.slice(0, 3),
        },
      ];
    }
    return [
      {
        code: 'usual',
        level: isAnnounced ? 'low' : 'medium',
        title: m.risk_unilateral_change_title({}, to),
        description: m.risk_unilateral_change_description({}, to),
        suggestedWording,
        advice: isAnnounced ? undefined : advice,
      },
    ];
  },
});
