import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import type { To } from '../play';
import { compilePattern } from '../text/compile-pattern';
import { formatList } from '../write/format';

const { rule, confidentiality, indemnity, seriousFault, injury, fraud, intellectualProperty } =
  patternsOf('uncapped-liability');

/** Kinds of loss that contracts leave without a limit. */
const kinds: readonly { pattern: Record<Locale, RegExp>; name(to: To): string }[] = [
  {
    pattern: confidentiality,
    name: (to) => m.uncapped_kind_confidentiality({}, to),
  },
  {
    pattern: indemnity,
    name: (to) => m.uncapped_kind_indemnity({}, to),
  },
  {
    pattern: seriousFault,
    name: (to) => m.uncapped_kind_serious_fault({}, to),
  },
  {
    pattern: injury,
    name: (to) => m.uncapped_kind_injury({}, to),
  },
  {
    pattern: fraud,
    name: (to) => m.uncapped_kind_fraud({}, to),
  },
  {
    pattern: intellectualProperty,
    name: (to) => m.uncapped_kind_intellectual_property({}, to),
  },
];

export const uncappedLiability = definePlay({
  type: 'uncapped-liability',
  category: 'liability',
  rule,
  read(passages, { language }) {
    return {
      kinds: kinds.filter(({ pattern }) =>
        passages.some(({ words }) => compilePattern(pattern[language], language).test(words)),
      ),
    };
  },
  quotes: 6,
  title: (to) => m.clause_uncapped_liability_title({}, to),
  explain: ({ kinds: left }, { to }) =>
    left.length > 0
      ? m.clause_uncapped_liability_kinds(
          {
            kinds: formatList(
              left.map(({ name }) => name(to)),
              to,
            ),
          },
          to,
        )
      : m.clause_uncapped_liability_some({}, to),
  assess({ kinds: left }, { to, found }) {
    const isWholly = left.length === 0 && !found.has('cap-on-liability');
    return [
      {
        level: isWholly ? 'medium' : 'low',
        title: m.risk_uncapped_liability_title({}, to),
        description: m.risk_uncapped_liability_description({}, to),
        advice: m.advice_uncapped_liability({}, to),
      },
    ];
  },
});
