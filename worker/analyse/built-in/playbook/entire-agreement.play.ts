import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

/** An inline heading ("Entire Agreement.") is a sentence of its own, and says nothing. */
const headingAlone = /^.{1,45}$/;

export const entireAgreement = definePlay({
  type: 'entire-agreement',
  category: 'general',
  rules: {
    en: {
      about:
        /entire (?:agreement|understanding|contract)|supersede|merge[sd]?\b|complete (?:\w{1,12} )?(?:agreement|statement|understanding)|complete and exclusive|sole agreement|whole agreement/,
      signs: [
        [/\b(?:entire|complete|whole|full|final|sole)\b.{0,60}\b(?:agreement|understanding|statement|contract)\b/, 2],
        [/\bsupersed\w{1,3}\b.{0,140}\b(?:prior|previous|all|other|earlier|any)\b/, 2],
        [
          /\b(?:prior|previous|contemporaneous|earlier)\b.{0,80}\b(?:agreements?|understandings?|negotiations?|representations?|discussions?|communications)\b/,
          1,
        ],
        [/entire agreement|integration|merger|whole agreement|complete agreement/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
    es: {
      about: /totalidad|íntegr|acuerdo (?:completo|único|total)|deja(?:n|rán)? sin efecto|sustituye|reemplaza/,
      signs: [
        [
          /(?:totalidad|integridad) (?:de lo acordado|del? (?:los )?(?:acuerdo|pacto|entendimiento|contrato))|acuerdo (?:íntegro|completo|único|total)|contrato íntegro/,
          2,
        ],
        [
          /(?:sustituye|reemplaza|deja(?:n|rá)? sin efecto|anula|prevalece).{0,120}(?:anterior|previ|cualquier otro)/,
          2,
        ],
        [/(?:acuerdos?|negociaciones|conversaciones|contratos?|pactos) .{0,20}(?:anteriores|previ[oa]s)/, 1],
        [/acuerdo (?:íntegro|completo|total)|integridad|totalidad/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
    fr: {
      about: /intégralité|totalité|accord (?:complet|entier)|remplace|annule/,
      signs: [
        [
          /(?:intégralité|totalité) (?:de l'(?:accord|entente)|des (?:accords|engagements|conventions|obligations))|accord (?:complet|entier|intégral)/,
          2,
        ],
        [/(?:remplace|annule|prévaut|se substitue).{0,120}(?:antérieur|précédent|préalable|tout autre)/, 2],
        [
          /(?:accords?|négociations|engagements|échanges|documents|propositions|conventions) .{0,30}(?:antérieur|préalable|précédent)/,
          1,
        ],
        [/intégralité|accord (?:complet|entier)/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
    de: {
      about: /gesamte|vollständig|abschließend|nebenabreden|ersetzt|ersetzen/,
      signs: [
        [
          /(?:gesamte|vollständige|abschließende)\S{0,2} (?:vereinbarung|einigung|abrede|vertrag|regelung|übereinkunft)|enthält (?:sämtliche|alle) (?:vereinbarungen|abreden)/,
          2,
        ],
        [
          /(?:mündliche|schriftliche)?\S{0,2} ?nebenabreden .{0,40}(?:nicht|keine)|(?:keine|nicht) .{0,40}nebenabreden/,
          3,
        ],
        [
          /(?:ersetzt|ersetzen|tritt an die stelle).{0,120}(?:frühere|vorherige|bisherige|vorangegangene|vorangehende|alle)/,
          2,
        ],
        [
          /(?:frühere|vorherige|bisherige|vorangegangene)\S{0,2} .{0,30}(?:vereinbarung|abrede|verhandlung|vertr[aä]g)/,
          1,
        ],
        [/gesamte vereinbarung|vollständigkeit|schlussbestimmungen/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
    ar: {
      about: /كامل|يحل محل|تحل محل|يلغي|يجب ما قبله|مجمل/,
      signs: [
        [/(?:كامل|مجمل|جميع) (?:ال)?(?:اتفاق|اتفاقية|تفاهم)|الاتفاق الكامل/, 2],
        [/(?:يحل محل|تحل محل|يلغي|تلغي|يجب).{0,100}(?:سابق|السابقة|ما قبله|جميع)/, 2],
        [/(?:اتفاقات|اتفاقيات|تفاهمات|مفاوضات|عقود|مراسلات).{0,30}سابقة/, 1],
        [/كامل الاتفاق|الاتفاق الكامل|مجمل الاتفاق/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  read: (passages) => ({ passage: passages[0] }),
  quotes: 2,
  title: (to) => m.clause_entire_agreement_title({}, to),
  explain: (_, { to }) => m.clause_entire_agreement_explained({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_entire_agreement_title({}, to),
      description: m.risk_entire_agreement_description({}, to),
      suggestedWording: m.wording_entire_agreement({}, wordTo),
      passages: [passage],
    },
  ],
  missing: {
    level: 'low',
    why: (to) => m.missing_entire_agreement_why({}, to),
    wording: (wordTo) => m.wording_entire_agreement({}, wordTo),
  },
});
