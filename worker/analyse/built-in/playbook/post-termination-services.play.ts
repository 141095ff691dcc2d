import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParty } from '../read/bound-party';
import { type Duration, inDays, readDurations } from '../read/durations';
import { findSaid } from '../read/said';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

const { rule, unpaid } = patternsOf('post-termination-services');

/** Helping with the handover takes months; years of duties are a burden to plan for. */
const longDays = 2 * 365;

export const postTerminationServices = definePlay({
  type: 'post-termination-services',
  category: 'termination',
  rule,
  read(passages, contract) {
    const lasting = passages
      .flatMap((passage) => readDurations(passage.words, contract.language).map((period) => ({ period, passage })))
      .reduce<{ period: Duration; passage: (typeof passages)[number] } | null>(
        (so, one) => (so === null || inDays(one.period) > inDays(so.period) ? one : so),
        null,
      );
    return {
      bound: readBoundParty(passages[0], contract),
      longest: lasting,
      unpaid: findSaid(passages, unpaid, contract),
    };
  },
  quotes: 8,
  title: (to) => m.clause_post_termination_services_title({}, to),
  explain({ bound, longest }, { to }) {
    return [
      m.clause_post_termination_services_explained({}, to),
      tellBoundParty(bound, to),
      longest ? m.clause_post_termination_services_period({ period: formatDuration(longest.period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ longest, unpaid: free }, { to, wordTo }) {
    const suggestedWording = m.wording_post_termination_services({}, wordTo);
    const risks = [];
    if (longest && inDays(longest.period) > longDays) {
      risks.push({
        level: 'low' as const,
        title: m.risk_post_termination_services_long_title({}, to),
        description: m.risk_post_termination_services_long_description(
          { period: formatDuration(longest.period, to) },
          to,
        ),
        passages: [longest.passage],
      });
    }
    if (free) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_post_termination_services_unpaid_title({}, to),
        description: m.risk_post_termination_services_unpaid_description({}, to),
        suggestedWording,
        advice: m.advice_post_termination_services_unpaid({}, to),
        passages: [free],
      });
    }
    return risks;
  },
});
