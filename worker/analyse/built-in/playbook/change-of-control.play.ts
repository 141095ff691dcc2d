import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const ends: Saying = {
  en: /terminat|cancel/,
  es: /resolver|resolución|terminar|terminación|rescin/,
  fr: /résili|mettre fin/,
  de: /kündig|beend/,
  ar: /انهاء|فسخ|ينهي/,
};
const needsConsent: Saying = {
  en: /consent|approval|deemed (?:to be )?an? (?:assignment|transfer)/,
  es: /consentimiento|autorización|aprobación/,
  fr: /accord|consentement|agrément|autorisation/,
  de: /zustimmung|einwilligung|genehmigung/,
  ar: /موافقة/,
};
const tells: Saying = {
  en: /notif|notice|inform/,
  es: /notific|comunic|inform/,
  fr: /inform|notif|avis/,
  de: /mitteil|anzeig|informier|unterricht/,
  ar: /اخطار|اشعار|ابلاغ/,
};

export const changeOfControl = definePlay({
  type: 'change-of-control',
  category: 'termination',
  rules: {
    en: {
      about:
        /change (?:of|in) (?:the )?(?:\w{1,40} )?(?:control|ownership)|merge|all or substantially all|substantial(?:ly)? .{0,10}(?:portion|part)|controlling interest|voting (?:stock|shares|securities)|majority of|change in circumstances|ownership transfer/,
      signs: [
        [
          /(?:merger|consolidation|transfer of .{0,40}(?:majority|control|stock|shares)).{0,120}deemed (?:to be )?(?:an? )?(?:assignment|transfer)/,
          3,
        ],
        [
          /(?:majority|fifty|50|controlling)\S{0,4}.{0,60}(?:voting|shares|stock|equity|interests?)\b.{0,100}(?:acquired|transferred|sold)\b.{0,200}(?:terminat|consent|notif)/,
          3,
        ],
        [/change (?:of|in) (?:the )?(?:\w{1,40} )?(?:control|ownership)\b|change of ownership/, 2],
        [
          /\b(?:terminat\S{0,40}|notif\S{0,40}|notice|consent|deemed|occurs?|occurrence|upon|approv\S{0,40}|means|payment)\b/,
          1,
        ],
        [/change (?:of|in) control|ownership/, 1, 'heading'],
        [
          /\b(?:assign\S{0,40}|transfer\S{0,40})\b.{0,120}\b(?:deemed|include|including)\b.{0,120}\b(?:merger|change of control|sale of|by operation of law, merger)/,
          3,
        ],
        [
          /(?:decides? to|propos\S{0,40} to|event of|in the event).{0,60}(?:sell|sale|merge|merger|acqui|transfer).{0,80}(?:substantial|majority|controlling|ownership|fifty percent|50%).{0,200}(?:notif|terminat|consent)/,
          3,
        ],
        [
          /terminat.{0,200}(?:merge[sd]?|sale of all|substantially all (?:of )?(?:its|the) assets|acquired by|controlling interest)/,
          3,
        ],
        [
          /(?:transfer|acquisition) of .{0,40}(?:at least )?(?:twenty-five|fifty|\d\d) ?(?:percent|%).{0,60}(?:equity|voting|shares|securities)/,
          3,
        ],
      ],
      unless: [
        /(?:assign|transfer).{0,160}without.{0,40}consent.{0,160}(?:merger|substantially all|change (?:of|in) control)|except that .{0,60}may assign|"affiliate" means|material adverse change/,
      ],
    },
    es: {
      about: /cambio (?:de|en el) control|fusión|adquisición|participación mayoritaria|titularidad/,
      signs: [
        [/cambio (?:de|en el) control/, 3],
        [
          /(?:fusión|adquisición|venta|transmisión).{0,80}(?:mayorí|control|acciones|participaciones|activos).{0,160}(?:resol|termin|notific|consentimiento|comunic)/,
          3,
        ],
        [/(?:resol|termin)\S{0,40}.{0,120}(?:fusión|adquirid|participación mayoritaria)/, 3],
        [/cambio de control/, 1, 'heading'],
      ],
    },
    fr: {
      about:
        /changement de contrôle|prise de contrôle|fusion|modification .{0,30}(?:contrôle|actionnariat|capital)|cession .{0,30}contrôle/,
      signs: [
        [/changement de contrôle|prise de contrôle|modification .{0,30}(?:du contrôle|de l'actionnariat)/, 3],
        [
          /(?:fusion|cession|acquisition).{0,80}(?:majorité|contrôle|actions|actifs|capital).{0,160}(?:résili|inform|accord|notifi|agrément)/,
          3,
        ],
        [/changement de contrôle/, 1, 'heading'],
      ],
    },
    de: {
      about:
        /kontrollwechsel|change of control|inhaberwechsel|mehrheitsbeteiligung|gesellschafterwechsel|verschmelzung|mehrheit der (?:anteile|stimm)|wechsel der (?:gesellschafter|kontrolle)|eigentümerwechsel/,
      signs: [
        [
          /kontrollwechsel|change[ -]of[ -]control|inhaberwechsel|gesellschafterwechsel|wechsel der (?:gesellschafter|kontrolle)|eigentümerwechsel/,
          3,
        ],
        [/(?:mehrheit|verschmelzung|übernahme|erwirbt).{0,160}(?:kündig|mitteil|anzeig|zustimmung|informier)/, 3],
        [
          /(?:kündig|mitteil|anzeig|zustimmung|informier)\S{0,40}.{0,160}(?:mehrheit der|verschmelzung|mehrheitsbeteiligung)/,
          3,
        ],
        [/kontrollwechsel|change of control/, 1, 'heading'],
      ],
    },
    ar: {
      about: /(?:تغيير|تغير|تغييرا|تبدل).{0,20}(?:السيطرة|الملكية|سيطرة|ملكية)|اندماج|استحواذ|الاستحواذ/,
      signs: [
        [/(?:تغيير|تغير|تبدل).{0,20}(?:السيطرة|سيطرة|ملكية|الملكية)/, 3],
        [/(?:اندماج|استحواذ|الاستحواذ|الاندماج).{0,140}(?:انهاء|فسخ|اخطار|موافقة|اشعار)/, 3],
        [/(?:انهاء|فسخ|اخطار|موافقة).{0,140}(?:اندماج|استحواذ|الاندماج|الاستحواذ)/, 3],
        [/السيطرة/, 1, 'heading'],
      ],
    },
  },
  read(passages, contract) {
    return {
      ending: findSaid(passages, ends, contract),
      consenting: findSaid(passages, needsConsent, contract),
      isNotified: findSaid(passages, tells, contract) !== null,
    };
  },
  quotes: 6,
  title: (to) => m.clause_change_of_control_title({}, to),
  explain({ ending, consenting, isNotified }, { to }) {
    return [
      m.clause_change_of_control_some({}, to),
      ending ? m.clause_change_of_control_ends({}, to) : '',
      !ending && consenting ? m.clause_change_of_control_consent({}, to) : '',
      !ending && !consenting && isNotified ? m.clause_change_of_control_notice({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ ending, consenting }, { to, wordTo }) {
    const passage = ending ?? consenting;
    if (!passage) return [];
    return [
      {
        level: 'medium',
        title: m.risk_change_of_control_title({}, to),
        description: ending
          ? m.risk_change_of_control_ends_description({}, to)
          : m.risk_change_of_control_consent_description({}, to),
        suggestedWording: m.wording_change_of_control({}, wordTo),
        advice: m.advice_change_of_control({}, to),
        passages: [passage],
      },
    ];
  },
});
