import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { subtractPeriod } from '../read/calendar';
import { inDays } from '../read/durations';
import { readNoticePeriod } from '../read/notice-period';
import { formatDate, formatDuration } from '../write/format';
import { nextEndOfTerm } from './renewal-term.play';

const { rule } = patternsOf('notice-to-terminate-renewal');

/** Over three months ahead the date is easily missed, and with it a whole renewal. */
const longNoticeDays = 92;

export const noticeToTerminateRenewal = definePlay({
  type: 'notice-to-terminate-renewal',
  category: 'duration',
  rule,
  read(passages, { language }) {
    const passage = passages.find(({ words }) => readNoticePeriod(words, language) !== null) ?? passages[0];
    return { notice: readNoticePeriod(passage.words, language), passage };
  },
  quotes: 4,
  title: (to) => m.clause_notice_to_terminate_renewal_title({}, to),
  explain({ notice }, { to, today, found }) {
    if (!notice) return m.clause_notice_to_terminate_renewal_some({}, to);
    const said = m.clause_notice_to_terminate_renewal_explained({ period: formatDuration(notice, to) }, to);
    const end = nextEndOfTerm(found, today, notice);
    const deadline = end && subtractPeriod(end.date, notice);
    return deadline
      ? `${said} ${m.clause_notice_to_terminate_renewal_deadline({ date: formatDate(deadline, to) }, to)}`
      : said;
  },
  assess({ notice, passage }, { to, wordTo }) {
    if (!notice || inDays(notice) <= longNoticeDays) return [];
    return [
      {
        level: 'medium',
        title: m.risk_renewal_notice_long_title({}, to),
        isMeasured: true,
        description: m.risk_renewal_notice_long_description({ period: formatDuration(notice, to) }, to),
        suggestedWording: m.wording_renewal_term({}, wordTo),
        advice: m.advice_renewal_notice_long({}, to),
        passages: [passage],
      },
    ];
  },
  dates({ notice, passage }, { to, today, found }) {
    const end = notice && nextEndOfTerm(found, today, notice);
    const date = end && subtractPeriod(end.date, notice);
    if (!notice || !end || !date) return [];
    const computedFrom = m.date_computed_from_notice(
      { end: formatDate(end.date, to), period: formatDuration(notice, to) },
      to,
    );
    return [{ kind: 'notice-deadline', date, computedFrom, passages: [passage] }];
  },
});
