import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { readRightHolder } from '../read/right-holder';
import { formatDuration, quoteWords } from '../write/format';

const { rule } = patternsOf('termination-for-convenience');

/** Two weeks are too short to find a replacement; over six months the right is worth little. */
const shortNoticeDays = 14;
const longNoticeDays = 180;

export const terminationForConvenience = definePlay({
  type: 'termination-for-convenience',
  category: 'termination',
  rule,
  read(passages, contract) {
    const { language } = contract;
    const [best] = passages;
    const holder = readRightHolder(best, contract);
    const periods = readDurations(best.words, language);
    // "The Employee on four months' notice, the Employer on six weeks'": each side's own stands behind it.
    const from = holder && holder !== 'either' ? best.words.indexOf(holder) : -1;
    const own = from < 0 ? undefined : periods.find(({ index }) => index > from);
    const shortest = [...periods].sort((a, b) => inDays(a) - inDays(b))[0] ?? null;
    return { notice: own ?? shortest, holder, passage: best };
  },
  title: (to) => m.clause_termination_for_convenience_title({}, to),
  explain({ notice, holder }, { to }) {
    const who =
      holder === 'either'
        ? m.clause_termination_for_convenience_both({}, to)
        : holder
          ? m.clause_termination_for_convenience_one({ party: quoteWords(holder, to) }, to)
          : m.clause_termination_for_convenience_some({}, to);
    return notice
      ? `${who} ${m.clause_termination_for_convenience_notice({ period: formatDuration(notice, to) }, to)}`
      : who;
  },
  assess({ notice, holder, passage }, { to, wordTo, contract, found }) {
    const risks = [];
    const suggestedWording = m.wording_termination_for_convenience({}, wordTo);
    const alone = found
      .passagesOf('termination-for-convenience')
      .every((other) => readRightHolder(other, contract) === holder);
    if (holder && holder !== 'either' && alone) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_one_sided_title({}, to),
        description: m.risk_termination_one_sided_description({ party: quoteWords(holder, to) }, to),
        suggestedWording,
        advice: m.advice_termination_one_sided({}, to),
        passages: [passage],
      });
    }
    if (!notice) return risks;
    const period = formatDuration(notice, to);
    const advice = m.advice_termination_notice({}, to);
    if (inDays(notice) < shortNoticeDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_short_notice_title({}, to),
        isMeasured: true,
        description: m.risk_termination_short_notice_description({ period }, to),
        suggestedWording,
        advice,
        passages: [passage],
      });
    }
    if (inDays(notice) > longNoticeDays) {
      risks.push({
        level: 'low' as const,
        title: m.risk_termination_long_notice_title({}, to),
        isMeasured: true,
        description: m.risk_termination_long_notice_description({ period }, to),
        suggestedWording,
        advice,
        passages: [passage],
      });
    }
    return risks;
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_termination_for_convenience_why({}, to),
    wording: (wordTo) => m.wording_termination_for_convenience({}, wordTo),
    unlessFound: ['break-clause', 'notice-to-terminate-renewal'],
  },
});
