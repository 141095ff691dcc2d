import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { readRightHolder } from '../read/right-holder';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration, quoteWords } from '../write/format';

const { rule, puttingRight } = patternsOf('termination-for-cause');

/** Hardly anything serious can be put right in under ten days. */
const shortCureDays = 10;

export const terminationForCause = definePlay({
  type: 'termination-for-cause',
  category: 'termination',
  rule,
  read(passages, contract) {
    const { language } = contract;
    const holders = passages.map((passage) => readRightHolder(passage, contract));
    const named = [...new Set(holders.filter((who) => who !== null && who !== 'either'))] as string[];
    const cured = passages.flatMap((passage) =>
      compilePattern(puttingRight[language], language).test(passage.words)
        ? readDurations(passage.words, language)
            .filter((duration) => inDays(duration) <= 190)
            .map((cure) => ({ cure, passage }))
        : [],
    );
    return {
      isMutual: holders.includes('either') || named.length > 1,
      holder:
        named.length === 1 && holders.every((who) => who !== null && who !== 'either') ? (named[0] ?? null) : null,
      cure: cured[0]?.cure ?? null,
      passage: cured[0]?.passage ?? passages[0],
    };
  },
  quotes: 6,
  title: (to) => m.clause_termination_for_cause_title({}, to),
  explain({ isMutual, holder, cure }, { to }) {
    const who = holder
      ? m.clause_termination_for_cause_one({ party: quoteWords(holder, to) }, to)
      : isMutual
        ? m.clause_termination_for_cause_both({}, to)
        : m.clause_termination_for_cause_some({}, to);
    return cure ? `${who} ${m.clause_termination_for_cause_cure({ period: formatDuration(cure, to) }, to)}` : who;
  },
  assess({ holder, cure, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_termination_for_cause({}, wordTo);
    const risks = [];
    if (holder) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_for_cause_one_sided_title({}, to),
        description: m.risk_termination_for_cause_one_sided_description({ party: quoteWords(holder, to) }, to),
        suggestedWording,
        advice: m.advice_termination_for_cause_one_sided({}, to),
      });
    }
    if (cure && inDays(cure) < shortCureDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_for_cause_short_title({}, to),
        isMeasured: true,
        description: m.risk_termination_for_cause_short_description({ period: formatDuration(cure, to) }, to),
        suggestedWording,
        advice: m.advice_termination_for_cause_short({}, to),
        passages: [passage],
      });
    }
    return risks;
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_termination_for_cause_why({}, to),
    wording: (wordTo) => m.wording_termination_for_cause({}, wordTo),
    unlessFound: ['termination-for-convenience'],
  },
});
