import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const extra: Saying = {
  en: /additional (?:fee|charge)|extra|at the rate|charged?\b|overage|surcharge|pay\b/,
  es: /adicional|recargo|exceso|suplement/,
  fr: /supplément|surcoût|dépassement|factur/,
  de: /zusätzlich|mehrpreis|aufpreis|gesondert|zuschlag|berechnet/,
  ar: /اضافي|رسوم زيادة|مقابل اضافي/,
};

export const volumeRestriction = definePlay({
  type: 'volume-restriction',
  category: 'restrictions',
  rules: {
    en: {
      about:
        /up to|exceed|no more than|maximum|limited (?:to|quantit)|in excess of|\bcap\b|overage|not more than|over and above|additional (?:production|appearance)/,
      signs: [
        [
          /\bnumber of .{0,50}\bexceeds?\b|\boverage (?:charge|fee)|exceeds? the committed|not exceed .{0,20}(?:%|percent)\S{0,3} of .{0,30}forecast/,
          4,
        ],
        [
          /\b(?:up to|not (?:to )?exceed|no(?:t)? more than|maximum of|(?<!not )limited to|in excess of|exceeds?)\b.{0,30}[\d[*].{0,30}\b(?:users?|units|copies|servers?|appearances|devices|seats|tonnes|tons|gallons|dekatherms|requests?|sessions?|posts?|inserts|persons|hours|processors|transactions|licen[cs]es|gigabytes|languages|compounds|events|employees|locations|tickets|wallpapers|voicetones|calls|batches|kwh|times per)\b/,
          3,
        ],
        [
          /\b(?:maximum (?:\w{1,40} ){0,2}(?:quantit(?:y|ies)|amounts?|number|volume|usage|capacity)|hours cap|limited quantit|committed bandwidth)\b/,
          3,
        ],
        [
          /\b(?:exceeds?|in excess of|over)\b.{0,50}\b(?:bandwidth|usage|quota|allotment|allocation|transportation quantity|committed|storage|quantity|product maximum)\b/,
          3,
        ],
        [/\b(?:shall|will|may|grants?|right to|agrees?|entitled|allowed|permitted)\b/, 1],
        [
          /\b(?:per|each|every) (?:day|week|month|year|quarter|contract|end user)|additional (?:fee|charge|cost)|at the rate of|at no (?:additional )?c/,
          1,
        ],
        [/volume|quantit|usage|capacity/, 1, 'heading'],
      ],
      unless: [
        /liab|insur|damages|\bnotice\b|interest|records|audit|indemn|days (?:after|before|prior)|terminat|confidential|renew|business hours|\bcure\b|stock|securities|shares|percent of the|salary/,
      ],
      threshold: 4,
    },
    es: {
      about: /hasta (?:un )?(?:máximo|\d)|máxim|exced|super|no más de/,
      signs: [
        [
          /(?:hasta (?:un máximo de )?|máximo de|no más de|exced\S{1,4}|super\S{1,3})(?: \S{1,40}){0,4} ?(?:usuarios?|unidades|copias|servidores|dispositivos|horas (?:al|por|mensuales)|solicitudes|licencias|gb|transacciones|equipos)/,
          3,
        ],
        [/(?:volumen|cantidad|número|consumo|capacidad|uso) máxim[oa]/, 3],
        [/(?:exceso|excedente).{0,60}(?:consumo|uso|volumen|unidades|factur)/, 3],
        [/volumen|cantidad|uso/, 1, 'heading'],
      ],
      unless: [/respons|indemniz|seguro|plazo|interés|preaviso|jornada|semanales de trabajo/],
    },
    fr: {
      about: /jusqu'à|maxim|excéd|dépass|au-delà|dans la limite/,
      signs: [
        [
          /(?:jusqu'à|maximum de|dans la limite de|excéd\S{1,3}|dépass\S{1,3}|au-delà de)(?: \S{1,40}){0,4} ?(?:utilisateurs?|unités|copies|exemplaires|serveurs|postes|appareils|heures par|requêtes|licences|go\b|transactions)/,
          3,
        ],
        [/(?:volume|quantité|nombre|consommation|capacité|utilisation) maxim/, 3],
        [/(?:dépassement|excédent).{0,60}(?:consommation|utilisation|volume|forfait|factur)/, 3],
        [/volume|quantité|utilisation/, 1, 'heading'],
      ],
      unless: [/responsab|indemn|assurance|délai|intérêt|préavis|durée du travail|heures supplémentaires/],
    },
    de: {
      about: /bis zu|höchstens|maximal|überschreit|übersteig|nicht mehr als/,
      signs: [
        [
          /(?:bis zu|höchstens|maximal|nicht mehr als)(?: \S{1,40}){0,4} ?(?:nutzer|benutzer|anwender|stück|einheiten|kopien|server|geräte|arbeitsplätze|stunden (?:pro|im|je)|anfragen|lizenzen|gb|transaktionen)/,
          3,
        ],
        [/(?:höchstmenge|maximalmenge|höchstzahl|maximale (?:menge|anzahl|nutzung)|nutzungsgrenze|kontingent)/, 3],
        [
          /(?:überschreit|übersteig)\S{0,4}.{0,60}(?:menge|volumen|nutzung|kontingent|nutzerzahl|datenvolumen)|(?:menge|volumen|nutzung|kontingent|nutzerzahl|datenvolumen).{0,60}(?:überschr|überst[ie]+g)/,
          3,
        ],
        [/nutzungsumfang|menge|volumen/, 1, 'heading'],
      ],
      unless: [/haft|schaden|versicher|frist|zins|arbeitszeit|überstunden/],
    },
    ar: {
      about: /حد اقصي|الحد الاقصي|لا (?:يتجاوز|تتجاوز|يزيد|تزيد)|تجاوز/,
      signs: [
        [
          /(?:لا (?:يتجاوز|تتجاوز|يزيد|تزيد)|بحد اقصي|حتي).{0,40}(?:مستخدم|مستخدمين|وحدة|وحدات|نسخة|نسخ|جهاز|اجهزة|خادم|طلبات|ترخيص|تراخيص)/,
          3,
        ],
        [/الحد الاقصي (?:للاستخدام|للكمية|لعدد|للكميات|من)/, 3],
        [/(?:تجاوز|زيادة).{0,40}(?:الاستخدام|الكمية|الحصة|السعة|عدد المستخدمين)/, 3],
        [/الكمية|الاستخدام/, 1, 'heading'],
      ],
      unless: [/مسؤولية|تعويض|تامين|مدة|فائدة|ساعات العمل/],
    },
  },
  read: (passages, contract) => ({ passage: passages[0], extra: findSaid(passages, extra, contract) }),
  quotes: 6,
  title: (to) => m.clause_volume_restriction_title({}, to),
  explain: ({ extra: costs }, { to }) =>
    costs ? m.clause_volume_restriction_extra({}, to) : m.clause_volume_restriction_some({}, to),
  assess: ({ passage, extra: costs }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_volume_restriction_title({}, to),
      description: m.risk_volume_restriction_description({}, to),
      suggestedWording: m.wording_volume_restriction({}, wordTo),
      passages: [costs ?? passage],
    },
  ],
});
