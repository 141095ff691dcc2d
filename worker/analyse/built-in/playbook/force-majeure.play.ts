import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readBoundParty } from '../read/bound-party';
import { type Duration, inDays, readDurations } from '../read/durations';
import { findSaid } from '../read/said';
import { formatDuration, quoteWords } from '../write/format';

const { rule, lasting, ends } = patternsOf('force-majeure');

/** Half a year of standing still is more than most businesses bear. */
const longWaitDays = 180;

/** Sentences further off speak of something else. */
const reach = 4;

export const forceMajeure = definePlay({
  type: 'force-majeure',
  category: 'obligations',
  rule,
  read(passages, contract) {
    const { sentence } = passages[0];
    const near = sentence.clause.sentences.filter(({ index }) => Math.abs(index - sentence.index) <= reach);
    const ending = findSaid(
      [...passages, ...near].filter((one) => findSaid([one], lasting, contract)),
      ends,
      contract,
    );
    const waits: Duration[] = ending ? readDurations(ending.words, contract.language) : [];
    return {
      bound: readBoundParty(passages[0], contract),
      canEnd: ending !== null,
      endsElsewhere: contract.sentences.some(
        (one) => findSaid([one], lasting, contract) && findSaid([one], ends, contract),
      ),
      wait: waits.sort((a, b) => inDays(b) - inDays(a))[0] ?? null,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_force_majeure_title({}, to),
  explain({ bound, canEnd, wait }, { to }) {
    return [
      bound && bound !== 'both'
        ? m.clause_force_majeure_one({ party: quoteWords(bound, to) }, to)
        : m.clause_force_majeure_explained({}, to),
      canEnd
        ? wait
          ? m.clause_force_majeure_wait({ period: formatDuration(wait, to) }, to)
          : m.clause_force_majeure_end({}, to)
        : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ canEnd, endsElsewhere, wait, passage }, { to, wordTo, found }) {
    const common = { suggestedWording: m.wording_force_majeure({}, wordTo), passages: [passage] };
    if (wait && inDays(wait) > longWaitDays) {
      return [
        {
          ...common,
          level: 'medium',
          title: m.risk_force_majeure_long_title({}, to),
          isMeasured: true,
          description: m.risk_force_majeure_long_description({ period: formatDuration(wait, to) }, to),
          advice: m.advice_force_majeure({}, to),
        },
      ];
    }
    if (canEnd || endsElsewhere || found.has('termination-for-cause')) return [];
    return [
      {
        ...common,
        level: 'low',
        title: m.risk_force_majeure_no_end_title({}, to),
        description: m.risk_force_majeure_no_end_description({}, to),
        advice: m.advice_force_majeure({}, to),
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_force_majeure_why({}, to),
    wording: (wordTo) => m.wording_force_majeure({}, wordTo),
  },
});
