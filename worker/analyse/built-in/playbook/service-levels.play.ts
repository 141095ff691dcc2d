import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

/** Credits shut out every other claim. */
const soleRemedy: Saying = {
  en: /(?:sole|exclusive|only) (?:and exclusive )?remed/,
  es: /único (?:remedio|recurso|derecho)|remedio exclusivo/,
  fr: /seul(?:e)? (?:recours|réparation|indemnisation)|recours exclusif/,
  de: /einzige[rs]? (?:anspruch|ausgleich|rechtsbehelf)|ausschließliche[rs]? (?:anspruch|rechtsbehelf)|abschließend/,
  ar: /(?:التعويض|الحق) الوحيد|السبيل الوحيد/,
};

export const serviceLevels = definePlay({
  type: 'service-levels',
  category: 'obligations',
  onlyIn: [
    'hosting',
    'software',
    'services',
    'maintenance',
    'licence',
    'development',
    'terms-of-service',
    'consulting',
  ],
  rules: {
    en: {
      about: /service levels?|uptime|availability|response time|service credits?/,
      signs: [
        [
          /service level (?:agreement|s|targets?|credits?)?|service credits?|uptime|(?:availability|available)\b.{0,60}\d ?%|response times?\b.{0,60}(?:hours?|minutes?)/,
          3,
        ],
      ],
      unless: [/^this service level agreement/],
    },
    es: {
      about: /nivel(?:es)? de servicio|disponibilidad|tiempo de respuesta/,
      signs: [
        [
          /(?:acuerdo|nivel(?:es)?) de (?:nivel de )?servicio|disponibilidad.{0,60}\d ?%|tiempos? de respuesta.{0,60}(?:hora|minuto)/,
          3,
        ],
      ],
    },
    fr: {
      about: /niveaux? de service|disponibilité|délai d'intervention|temps de réponse/,
      signs: [
        [
          /niveaux? de service|(?:taux de )?disponibilité.{0,60}\d ?%|(?:délai d'intervention|temps de réponse).{0,60}heure/,
          3,
        ],
      ],
    },
    de: {
      about: /service-?level|verfügbarkeit|reaktionszeit/,
      signs: [[/service-?level|verfügbarkeit.{0,60}(?:\d ?%|prozent)|reaktionszeit/, 3]],
    },
    ar: {
      about: /مستوي الخدمة|مستويات الخدمة|التوفر|زمن الاستجابة/,
      signs: [[/(?:مستوي|مستويات) (?:ال)?خدمة|(?:نسبة )?(?:ال)?توفر.{0,40}%|(?:زمن|وقت) (?:ال)?استجابة/, 3]],
    },
  },
  read(passages, contract) {
    return {
      said: findSaid(passages, soleRemedy, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_service_levels_title({}, to),
  explain: (_facts, { to }) => m.clause_service_levels_explained({}, to),
  assess({ said }, { to }) {
    if (said) {
      return [
        {
          level: 'medium',
          title: m.risk_service_levels_sole_title({}, to),
          description: m.risk_service_levels_sole_description({}, to),
          advice: m.advice_service_levels({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_service_levels_why({}, to),
  },
});
