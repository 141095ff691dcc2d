import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays, readDurations } from '../read/durations';
import { readPercentages } from '../read/percentages';
import { readRightHolder } from '../read/right-holder';
import { findSaid } from '../read/said';
import { formatDuration, formatPercent, quoteWords } from '../write/format';

const { rule, anyTime, limited, paysBack, mayInspect } = patternsOf('audit-rights');

/** Under a week there is hardly time to prepare records and people. */
const shortNoticeDays = 7;

export const auditRights = definePlay({
  type: 'audit-rights',
  category: 'obligations',
  rule,
  read(passages, contract) {
    const { language } = contract;
    const notice =
      passages
        .filter((passage) => findSaid([passage], limited, contract))
        .flatMap((passage) => readDurations(passage.words, language).map((period) => ({ ...period, passage })))
        .find(({ unit, index, passage }) => unit !== 'year' && isNotice(passage.words.slice(index, index + 90))) ??
      null;
    const holders = new Set(
      passages
        .filter((passage) => findSaid([passage], mayInspect, contract))
        .map((passage) => readRightHolder(passage, contract))
        .filter((holder) => holder !== null),
    );
    const shifting = findSaid(passages, paysBack, contract);
    return {
      holder: holders.size === 1 ? ([...holders][0] ?? null) : null,
      notice,
      unlimited: findSaid(passages, limited, contract) ? null : findSaid(passages, anyTime, contract),
      shifting,
      share: shifting ? (readPercentages(shifting.words, language)[0] ?? null) : null,
    };
  },
  quotes: 10,
  title: (to) => m.clause_audit_rights_title({}, to),
  explain({ holder, notice }, { to }) {
    const who =
      holder === 'either'
        ? m.clause_audit_rights_both({}, to)
        : holder
          ? m.clause_audit_rights_one({ party: quoteWords(holder, to) }, to)
          : m.clause_audit_rights_some({}, to);
    return notice ? `${who} ${m.clause_audit_rights_notice({ period: formatDuration(notice, to) }, to)}` : who;
  },
  assess({ notice, unlimited, shifting, share }, { to, wordTo }) {
    const suggestedWording = m.wording_audit_rights({}, wordTo);
    const risks = [];
    if (unlimited) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_audit_rights_any_time_title({}, to),
        description: m.risk_audit_rights_any_time_description({}, to),
        suggestedWording,
        advice: m.advice_audit_rights_limits({}, to),
        passages: [unlimited],
      });
    }
    if (notice && inDays(notice) < shortNoticeDays) {
      risks.push({
        level: 'low' as const,
        title: m.risk_audit_rights_short_notice_title({}, to),
        isMeasured: true,
        description: m.risk_audit_rights_short_notice_description({ period: formatDuration(notice, to) }, to),
        suggestedWording,
        advice: m.advice_audit_rights_limits({}, to),
        passages: [notice.passage],
      });
    }
    if (shifting) {
      risks.push({
        level: 'low' as const,
        title: m.risk_audit_rights_costs_title({}, to),
        description: share
          ? m.risk_audit_rights_costs_share_description({ share: formatPercent(share, to) }, to)
          : m.risk_audit_rights_costs_description({}, to),
        passages: [shifting],
      });
    }
    return risks;
  },
});

function isNotice(words: string) {
  return /notice|advance|in advance|preaviso|antelación|aviso|préavis|avance|vorher|ankündig|frist|اشعار|اخطار|مسبق/i.test(
    words,
  );
}
