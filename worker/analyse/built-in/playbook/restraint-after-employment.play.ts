import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

/** Six months is what courts commonly see as fair for most jobs. */
const longDays = 184;

export const restraintAfterEmployment = definePlay({
  type: 'restraint-after-employment',
  category: 'restrictions',
  onlyIn: ['employment'],
  rules: {
    en: {
      about: /after|following|post-termination|termination|cessation/,
      signs: [
        [
          /\b(?:employee|executive|you)\b.{0,160}\b(?:shall not|will not|may not|must not|agrees? not to)\b.{0,200}\b(?:after|following)\b.{0,60}\b(?:terminat|end|employment|leav|cessation)/,
          3,
        ],
        [
          /\b(?:after|following)\b.{0,80}\b(?:termination|end|cessation)\b.{0,60}\bemployment\b.{0,160}\b(?:not|refrain)\b.{0,120}\b(?:compet|solicit|business|engage|work for)/,
          3,
        ],
      ],
      unless: [/confidential|return/],
    },
    es: {
      about: /no competencia|no concurrencia|competir|competencia/,
      signs: [
        [
          /(?:pacto|obligación|cláusula) de no (?:competencia|concurrencia)|(?:trabajador|empleado)\S{0,2}.{0,120}(?:no (?:podrá|competir)|se abstendrá|se compromete a no).{0,160}(?:tras|después|extinción|finaliz|terminación)/,
          3,
        ],
      ],
    },
    fr: {
      about: /non-concurrence|concurren/,
      signs: [
        [
          /(?:clause|obligation|interdiction) de non-concurrence|(?:salarié)\S{0,2}.{0,140}(?:s'interdit|s'engage à ne pas).{0,160}(?:après|rupture|cessation|fin du contrat|départ)/,
          3,
        ],
      ],
    },
    de: {
      about: /wettbewerbsverbot|wettbewerb|konkurrenz/,
      signs: [
        [
          /nachvertragliche\S{0,2} wettbewerbsverbot|(?:arbeitnehmer|mitarbeiter)\S{0,3}.{0,160}(?:nach (?:beendigung|ende|dem ausscheiden)|nachvertraglich).{0,160}(?:wettbewerb|konkurrenz|tätig)|karenzentschädigung/,
          3,
        ],
      ],
    },
    ar: {
      about: /منافسة|منافس|ينافس/,
      signs: [
        [
          /(?:العامل|الموظف).{0,140}(?:عدم|بعدم|لا يجوز|يمتنع|الا).{0,60}(?:منافس|ينافس|العمل لدي).{0,140}(?:بعد|انتهاء|ترك)|(?:بعد|عقب) (?:انتهاء|ترك).{0,120}(?:منافس|ينافس)/,
          3,
        ],
      ],
    },
  },
  read(passages, contract) {
    const period =
      passages
        .flatMap(({ words }) => readDurations(words, contract.language))
        .find(({ unit }) => unit !== 'hour' && unit !== 'day') ?? null;
    return {
      period,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_restraint_after_employment_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_restraint_after_employment_period({ period: formatDuration(period, to) }, to)
      : m.clause_restraint_after_employment_explained({}, to),
  assess({ period, passage }, { to }) {
    if (period && inDays(period) > longDays) {
      return [
        {
          level: 'medium',
          title: m.risk_restraint_after_employment_long_title({}, to),
          description: m.risk_restraint_after_employment_long_description({ period: formatDuration(period, to) }, to),
          advice: m.advice_restraint_after_employment({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
