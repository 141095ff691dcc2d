import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration } from '../write/format';

const { rule, endless, lasting } = patternsOf('confidentiality');

/** Business secrets seldom keep their value beyond five years. */
const longDays = 5 * 365 + 2;
/** Anything shorter is a time for returning papers or giving notice, not for keeping secrets. */
const shortestDays = 170;

export const confidentiality = definePlay({
  type: 'confidentiality',
  category: 'data',
  rule,
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const limited = passages.flatMap((passage) =>
      says(lasting[language], passage.words)
        ? readDurations(passage.words, language)
            .filter((duration) => inDays(duration) >= shortestDays)
            .map((period) => ({ period, passage }))
        : [],
    );
    const open = passages.find(({ words }) => says(endless[language], words)) ?? null;
    return { period: limited[0]?.period ?? null, open, passage: limited[0]?.passage ?? passages[0] };
  },
  quotes: 5,
  title: (to) => m.clause_confidentiality_title({}, to),
  explain({ period, open }, { to }) {
    const said = m.clause_confidentiality_explained({}, to);
    if (period) return `${said} ${m.clause_confidentiality_period({ period: formatDuration(period, to) }, to)}`;
    return open ? `${said} ${m.clause_confidentiality_endless({}, to)}` : said;
  },
  assess({ period, open, passage }, { to, wordTo }) {
    const isLong = period !== null && inDays(period) > longDays;
    if (!isLong && (period || !open)) return [];
    return [
      {
        level: 'low',
        title: m.risk_confidentiality_long_title({}, to),
        description: isLong
          ? m.risk_confidentiality_long_description({ period: formatDuration(period, to) }, to)
          : m.risk_confidentiality_endless_description({}, to),
        suggestedWording: m.wording_confidentiality({}, wordTo),
        passages: [isLong ? passage : (open ?? passage)],
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_confidentiality_why({}, to),
    wording: (wordTo) => m.wording_confidentiality({}, wordTo),
  },
});
