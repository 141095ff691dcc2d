import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

/** Six months is the longest that laws commonly allow or employers ask. */
const longDays = 184;

export const probation = definePlay({
  type: 'probation',
  category: 'duration',
  onlyIn: ['employment'],
  rules: {
    en: {
      about: /probation|trial period/,
      signs: [
        [
          /probation(?:ary)? (?:period)?.{0,80}\b(?:of|is|for|lasts|shall be)\b|\bprobation(?:ary)? period|trial period/,
          3,
        ],
      ],
      unless: [/extended warranty/],
    },
    es: {
      about: /periodo de prueba|período de prueba/,
      signs: [[/per[ií]odo de prueba/, 3]],
    },
    fr: {
      about: /période d'essai|essai de/,
      signs: [[/période d'essai/, 3]],
    },
    de: {
      about: /probezeit|auf probe/,
      signs: [[/probezeit|(?:einstellung|arbeitsverhältnis).{0,40}auf probe/, 3]],
    },
    ar: {
      about: /تجربة|اختبار/,
      signs: [[/(?:فترة|مدة|تحت) (?:ال)?(?:تجربة|اختبار)/, 3]],
    },
  },
  read(passages, contract) {
    const period =
      passages.flatMap(({ words }) => readDurations(words, contract.language)).find(({ unit }) => unit !== 'hour') ??
      null;
    return {
      period,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_probation_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_probation_period({ period: formatDuration(period, to) }, to)
      : m.clause_probation_explained({}, to),
  assess({ period, passage }, { to }) {
    if (period && inDays(period) > longDays) {
      return [
        {
          level: 'medium',
          title: m.risk_probation_long_title({}, to),
          description: m.risk_probation_long_description({ period: formatDuration(period, to) }, to),
          advice: m.advice_probation({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
