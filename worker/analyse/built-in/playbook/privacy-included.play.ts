import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const consent: Saying = {
  en: /\bconsent\b|permission/,
  es: /consiente|consentimiento|autoriza/,
  fr: /consent/,
  de: /einwillig|erlaubnis|ausdrücklich/,
  ar: /موافقة صريحة|موافقتك علي (?:معالجة|جمع)|تاذن/,
};

export const privacyIncluded = definePlay({
  type: 'privacy-included',
  category: 'data',
  rules: {
    en: {
      about: /privacy|personal (?:data|information)|special categories/,
      signs: [
        [
          /\b(?:agree(?:ing|s)? (?:to|that)|accept\w{0,3}|bound by|consent\w{0,3} to)\b.{0,240}\bprivacy (?:policy|statement|notice)/,
          3,
        ],
        [
          /\bprivacy (?:policy|statement|notice)\b.{0,200}\b(?:incorporated|(?:form|forms|are|is|constitute) (?:an integral )?part of|part of these)/,
          3,
        ],
        [/\b(?:explicit|express)? ?consent to (?:us|our|the)\b.{0,40}\b(?:processing|collection|collecting|use)/, 3],
        [/\bgiv\w{1,3} us permission\b.{0,60}\b(?:gather|collect|store|process|use)\b.{0,60}\bpersonal/, 3],
        [
          /\bby (?:\S{1,14} ){0,3}(?:using|entering|creating|accepting)\b.{0,160}\bconsent\b.{0,100}\b(?:personal|privacy)/,
          3,
        ],
      ],
      unless: [
        /\bshall comply with|each party|applicable privacy laws|withdraw your consent|see our privacy|read our privacy/,
      ],
    },
    es: {
      about: /privacidad|datos personales|protección de datos/,
      signs: [
        [/(?:acepta|aceptas|aceptación|vinculad|de acuerdo con).{0,160}política de privacidad/, 3],
        [/política de privacidad.{0,160}(?:forma parte|se incorpora|incorporad|integra)/, 3],
        [/(?:consiente|presta su consentimiento|autoriza).{0,100}(?:tratamiento|recogida|recopil).{0,60}datos/, 3],
      ],
      unless: [/cada parte|las partes cumplirán|revocar su consentimiento/],
    },
    fr: {
      about: /confidentialité|données (?:à caractère )?personnel|vie privée/,
      signs: [
        [
          /(?:accept|adhér|êtes lié|consent).{0,160}(?:politique|charte|déclaration) (?:de confidentialité|relative à la vie privée|de protection des données)/,
          3,
        ],
        [
          /(?:politique|charte|déclaration) (?:de confidentialité|de protection des données).{0,160}(?:fait partie|intégrée?|incorporée?|partie intégrante)/,
          3,
        ],
        [/(?:consentez|consent|autorise).{0,100}(?:traitement|collecte).{0,60}données (?:à caractère )?personnel/, 3],
      ],
      unless: [/chaque partie|retirer votre consentement|accord de confidentialité/],
    },
    de: {
      about: /datenschutz|personenbezogen|kategorien von/,
      signs: [
        [
          /(?:erklären sie sich|erklärst du dich|stimmen sie|stimmst du|akzeptieren|einverstanden|zustimmen).{0,320}datenschutz(?:richtlinie|erklärung|bestimmung|hinweis)\S{0,2}/,
          3,
        ],
        [
          /datenschutz(?:richtlinie|erklärung|bestimmung|hinweis)\S{0,2}\b.{0,240}(?:bestandteil|einverstanden|eingebunden|einbezogen|teil dieser|bezugnahme)/,
          3,
        ],
        [
          /(?:ausdrücklich|einwillig|erlaubnis|zustimmung)\S{0,3}.{0,160}(?:verarbeit|erfass|speicher)|personenbezogene.{0,160}ausdrücklich (?:damit )?einverstanden/,
          3,
        ],
      ],
      unless: [/jede partei|beide parteien|widerruf|zu lesen/],
    },
    ar: {
      about: /الخصوصية|البيانات الشخصية|بياناتك الشخصية/,
      signs: [
        [/(?:توافق|تقبل|موافقتك|تلتزم).{0,120}سياسة الخصوصية/, 3],
        [/سياسة الخصوصية.{0,120}(?:جزءا|جزء لا يتجزا|مدمجة|تشكل جزء)/, 3],
        [/(?:توافق علي|موافقتك علي|تمنحنا).{0,80}(?:معالجة|جمع|تخزين).{0,40}(?:بيانات|البيانات|معلومات)/, 3],
      ],
      unless: [/سحب موافقتك|يلتزم الطرفان/],
    },
  },
  read(passages, contract) {
    return { consent: findSaid(passages, consent, contract), passage: passages[0] };
  },
  title: (to) => m.clause_privacy_included_title({}, to),
  explain: ({ consent: given }, { to }) =>
    given ? m.clause_privacy_included_consent({}, to) : m.clause_privacy_included_explained({}, to),
  assess({ passage }, { to, wordTo }) {
    return [
      {
        level: 'medium',
        title: m.risk_privacy_included_title({}, to),
        description: m.risk_privacy_included_description({}, to),
        suggestedWording: m.wording_privacy_included({}, wordTo),
        advice: m.advice_privacy_included({}, to),
        passages: [passage],
      },
    ];
  },
});
