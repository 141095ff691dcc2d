import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { compilePattern } from '../text/compile-pattern';

const { rule, handedOn, refused } = patternsOf('data-protection');

export const dataProtection = definePlay({
  type: 'data-protection',
  category: 'data',
  rule,
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    return {
      shared: passages.find(({ words }) => says(handedOn[language], words) && !says(refused[language], words)) ?? null,
    };
  },
  quotes: 4,
  title: (to) => m.clause_data_protection_title({}, to),
  explain: ({ shared }, { to }) =>
    shared
      ? `${m.clause_data_protection_explained({}, to)} ${m.clause_data_protection_shared({}, to)}`
      : m.clause_data_protection_explained({}, to),
  assess({ shared }, { to, wordTo }) {
    if (!shared) return [];
    return [
      {
        level: 'low',
        title: m.risk_data_protection_shared_title({}, to),
        description: m.risk_data_protection_shared_description({}, to),
        suggestedWording: m.wording_data_protection({}, wordTo),
        passages: [shared],
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_data_protection_why({}, to),
    wording: (wordTo) => m.wording_data_protection({}, wordTo),
    unlessFound: ['privacy-included'],
  },
});
