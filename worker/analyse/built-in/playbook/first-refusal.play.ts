import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { findSaid, type Saying } from '../read/said';
import { formatDuration } from '../write/format';

/** A buyer with a firm offer rarely waits longer than two months. */
const longWaitDays = 60;

/** Words beside a period that is a time for answering, not some other one. */
const answering: Saying = {
  en: /notice|receipt|notif|offer|first (?:refusal|negotiation|option)|exercis|elect|accept|respond|match/,
  es: /notific|comunicaci|oferta|ejerc|acept|tanteo|respuesta/,
  fr: /notific|réception|offre|exerc|accept|réponse/,
  de: /mitteil|zugang|angebot|ausüb|annahme|annehm|erklär/,
  ar: /اخطار|اشعار|عرض|ممارسة|قبول|رد/,
};

export const firstRefusal = definePlay({
  type: 'first-refusal',
  category: 'restrictions',
  rules: {
    en: {
      about:
        /first (?:\w{1,40} )?(?:give|present|refusal|negotiation|offer|option|opportunity|right|bid)|\brof[rno]\b|pre-?emptive|bona fide|option.{0,60}purchase|matching right|right to match|declines to/,
      signs: [
        [/(?:shall|must|will) first (?:offer|give|present)\b.{0,100}\bto\b/, 3],
        [
          /right (?:of|to) (?:a )?first (?:\w{1,40} )?(?:refusal|negotiation|offer|opportunity|bid)|right to match|matching right|\brof[rno]\b|pre-?empti(?:ve|on) right/,
          3,
        ],
        [
          /first (?:option|right|opportunity|bid) (?:to (?:purchase|buy|acquire|negotiate|licen|bid|match|lease|provide|supply|enter|receive)|of (?:refusal|negotiation|offer))/,
          3,
        ],
        [/bona fide.{0,60}offer.{0,240}(?:notify|notice|same terms|match|purchase)/, 3],
        [/(?:shall|will) have (?:an|the) (?:exclusive )?option.{0,120}(?:to purchase|to buy|to acquire|to license)/, 3],
        [
          /(?:shall|will) not (?:refer|offer|sell).{0,100}(?:any )?(?:other )?third part.{0,80}unless.{0,60}declines/,
          3,
        ],
        [/first (?:refusal|offer|negotiation)|option/, 1, 'heading'],
      ],
      unless: [
        /not (?:be )?subject to (?:any )?pre-?empt|no pre-?empt|none of the|not constitute|free (?:of|from) .{0,60}pre-?empt|stock options?|option to (?:renew|extend|terminate)|at its (?:sole )?option|first come/,
      ],
    },
    es: {
      about: /tanteo|preferente|preferencia|primera (?:opción|oferta|negociación)|retracto|opción de compra/,
      signs: [
        [
          /derecho (?:de )?(?:tanteo|retracto|preferente|de preferencia|de adquisición preferente|de primera (?:opción|oferta|negociación))/,
          3,
        ],
        [/primera (?:opción|oferta|negociación)|opción de compra/, 3],
        [/preferencia.{0,80}(?:mismas condiciones|igualdad de condiciones|frente a terceros|adquirir|comprar)/, 3],
        [/tanteo|preferente/, 1, 'heading'],
      ],
      unless: [
        /(?:renuncia|renuncian|sin).{0,60}(?:tanteo|retracto|adquisición preferente)|créditos? preferente|acciones preferentes/,
      ],
    },
    fr: {
      about: /préemption|préférence|premier (?:refus|choix)|première offre|priorité|option d'achat/,
      signs: [
        [
          /droit de (?:préemption|préférence|premier refus|première (?:offre|négociation)|priorité)|pacte de préférence/,
          3,
        ],
        [/option d'achat/, 3],
        [/(?:par priorité|en priorité|de préférence).{0,100}(?:propos|offr|acquér|achet|mêmes conditions)/, 3],
        [/préemption|préférence/, 1, 'heading'],
      ],
      unless: [/renonce.{0,60}(?:préemption|préférence)|actions de préférence/],
    },
    de: {
      about:
        /vorkaufs|erstangebot|vorrecht|andienung|ankaufsrecht|erstverhandlung|vormietrecht|kaufoption|eintrittsrecht|first refusal|anzubieten|anbieten/,
      signs: [
        [
          /vorkaufsrecht|vorkaufsberechtigt|erstangebotsrecht|andienungspflicht|andienungsrecht|ankaufsrecht|erstverhandlungsrecht|vormietrecht|kaufoption|first refusal/,
          3,
        ],
        [/(?:zunächst|zuerst|vorrangig).{0,80}(?:anzubieten|anbieten|angeboten)/, 3],
        [/vorkaufsrecht|option/, 1, 'heading'],
      ],
      unless: [/verzichte\S{0,2} auf.{0,60}vorkaufsrecht|gesetzliche\S{0,2} vorkaufsrecht der gemeinde/],
    },
    ar: {
      about: /الشفعة|الاولوية|اولوية|افضلية|الافضلية|الرفض الاول|العرض الاول/,
      signs: [
        [/حق (?:الشفعة|الاولوية|الافضلية|الرفض الاول|العرض الاول|الاسبقية)/, 3],
        [/(?:الاولوية|اولوية|الافضلية|افضلية).{0,60}(?:شراء|استئجار|التعاقد|التفاوض|الشراء)/, 3],
        [/(?:الرفض|العرض|التفاوض) الاول/, 3],
        [/الشفعة|الاولوية/, 1, 'heading'],
      ],
      unless: [/(?:يتنازل|تنازل) .{0,30}(?:عن حق الشفعة|الشفعة)|اولوية (?:المستندات|الوثائق|التطبيق)/],
    },
  },
  read(passages, contract) {
    const waits = passages.flatMap((passage) =>
      readDurations(passage.words, contract.language)
        .filter(({ index, end }) => {
          const words = passage.words.slice(Math.max(0, index - 40), end + 50);
          return findSaid([{ words }], answering, contract);
        })
        .map((period) => ({ period, passage })),
    );
    return waits[0] ?? { period: null, passage: passages[0] };
  },
  title: (to) => m.clause_first_refusal_title({}, to),
  explain({ period }, { to }) {
    const some = m.clause_first_refusal_some({}, to);
    return period ? `${some} ${m.restraint_period({ period: formatDuration(period, to) }, to)}` : some;
  },
  assess({ period, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_first_refusal({}, wordTo);
    if (period && inDays(period) > longWaitDays) {
      return [
        {
          level: 'medium',
          title: m.risk_first_refusal_long_title({}, to),
          description: m.risk_first_refusal_long_description({ period: formatDuration(period, to) }, to),
          suggestedWording,
          advice: m.advice_first_refusal({}, to),
          passages: [passage],
        },
      ];
    }
    return [
      {
        level: 'low',
        title: m.risk_first_refusal_title({}, to),
        description: m.risk_first_refusal_description({}, to),
        suggestedWording,
        passages: [passage],
      },
    ];
  },
});
