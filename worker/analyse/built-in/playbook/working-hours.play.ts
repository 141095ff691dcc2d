import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

/** Extra hours are said to bring no extra pay. */
const unpaid: Saying = {
  en: /(?:overtime|additional hours|extra hours).{0,120}(?:without|no|not).{0,30}(?:pay|paid|remunerat|compensat)|no (?:extra|additional) (?:pay|remuneration|payment).{0,60}(?:overtime|hours)/,
  es: /horas extra.{0,100}(?:no (?:serán|se) (?:retribui|pag|remuner)|incluidas en|sin (?:retribución|pago))/,
  fr: /heures supplémentaires.{0,100}(?:sans (?:rémunération|paiement|majoration)|comprises dans|incluses dans|ne (?:seront|sont) pas (?:payées|rémunérées))/,
  de: /(?:überstunden|mehrarbeit).{0,100}(?:abgegolten|nicht (?:gesondert )?vergütet|ohne (?:gesonderte )?vergütung|unentgeltlich)/,
  ar: /(?:الاضافي|الاضافية|اضافية).{0,80}(?:دون مقابل|بدون مقابل|بدون اجر|دون اجر|مشمول)/,
};

export const workingHours = definePlay({
  type: 'working-hours',
  category: 'obligations',
  onlyIn: ['employment'],
  rules: {
    en: {
      about: /hours|overtime/,
      signs: [
        [
          /(?:normal |regular |usual )?(?:working )?hours (?:of work|are|shall be|will be)|working hours|hours (?:per|a|each) week|overtime/,
          3,
        ],
      ],
      unless: [/business hours|support hours/],
    },
    es: {
      about: /jornada|horas|horario/,
      signs: [
        [
          /jornada (?:laboral|de trabajo|ordinaria|completa|parcial|semanal)|horario de trabajo|horas (?:semanales|a la semana|por semana|extraordinarias|extra)/,
          3,
        ],
      ],
    },
    fr: {
      about: /heures|durée du travail|temps de travail/,
      signs: [
        [
          /durée (?:hebdomadaire )?(?:du|de) travail|heures (?:par semaine|hebdomadaires|supplémentaires)|horaires? de travail|temps de travail/,
          3,
        ],
      ],
    },
    de: {
      about: /arbeitszeit|wochenstunden|überstunden|stunden/,
      signs: [[/arbeitszeit|wochenstunden|überstunden|mehrarbeit|stunden (?:pro|je|in der) woche/, 3]],
    },
    ar: {
      about: /ساعات|ساعة/,
      signs: [[/ساعات (?:ال)?عمل|ساعة (?:عمل )?(?:اسبوعيا|في الاسبوع|يوميا)|(?:العمل|ساعات) (?:ال)?اضافي/, 3]],
    },
  },
  read(passages, contract) {
    return {
      said: findSaid(passages, unpaid, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_working_hours_title({}, to),
  explain: (_facts, { to }) => m.clause_working_hours_explained({}, to),
  assess({ said }, { to }) {
    if (said) {
      return [
        {
          level: 'medium',
          title: m.risk_working_hours_unpaid_title({}, to),
          description: m.risk_working_hours_unpaid_description({}, to),
          advice: m.advice_working_hours({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_working_hours_why({}, to),
  },
});
