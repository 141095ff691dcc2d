import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

/** No measure: whenever, or as much as, one side likes. */
const atWill: Saying = {
  en: /discretion|at any time|from time to time|as (?:the landlord|it) sees fit/,
  es: /discreción|en cualquier momento|unilateral|a su (?:libre|sola) (?:voluntad|elección)|libremente/,
  fr: /discrétion|à tout moment|unilatéral|librement/,
  de: /ermessen|jederzeit|einseitig|nach belieben/,
  ar: /تقدير|في اي وقت|بارادت|منفرد/,
};

export const rentReview = definePlay({
  type: 'rent-review',
  category: 'money',
  onlyIn: ['tenancy'],
  rules: {
    en: {
      about: /\brent\b/,
      signs: [
        [/\brent\b.{0,120}\b(?:review|increas|adjust|rais|chang|revis|vary)/, 3],
        [/\b(?:review|increase|adjust|raise|change|revise|vary)\w{0,4}\b.{0,60}\bthe rent\b/, 3],
      ],
      unless: [/shall not be (?:increased|raised)|no increase/],
    },
    es: {
      about: /renta|alquiler/,
      signs: [
        [/(?:renta|alquiler).{0,100}(?:actualiz|revis|increment|aument|modific)/, 3],
        [/(?:actualiz|revis|increment|aument|modific)\S{0,6} .{0,60}(?:renta|alquiler)/, 3],
      ],
      unless: [/no (?:podrá|se) (?:\S{1,12} ){0,2}(?:actualiz|revis|increment|aument)/],
    },
    fr: {
      about: /loyer/,
      signs: [
        [/loyer.{0,100}(?:révis|index|augment|major|modifi)/, 3],
        [/(?:révis|index|augment|modifi)\S{0,6} .{0,60}loyer/, 3],
      ],
      unless: [/ne (?:pourra|peut|sera) (?:pas |être )?(?:révis|augment)/],
    },
    de: {
      about: /miete|mietzins|mieterhöhung/,
      signs: [
        [/(?:miete|mietzins)\b.{0,120}(?:erhöh|anpass|angepasst|anzupass|änder)/, 3],
        [/mieterhöhung|indexmiete|staffelmiete/, 3],
        [/(?:erhöh|anpass|änder)\S{0,4} .{0,60}(?:miete|mietzins)\b/, 3],
      ],
      unless: [/nicht erhöht|ausgeschlossen/],
    },
    ar: {
      about: /الاجرة|الايجار|بدل الايجار/,
      signs: [
        [/(?:زيادة|رفع|تعديل|يزاد|تزاد|مراجعة).{0,60}(?:الاجرة|الايجار|بدل)/, 3],
        [/(?:الاجرة|الايجار).{0,80}(?:زيادة|تزاد|يزاد|تعديل|تعدل|مراجعة|رفع)/, 3],
      ],
      unless: [/لا (?:يجوز|يحق) .{0,40}(?:زيادة|رفع|تعديل)/],
    },
  },
  read(passages, contract) {
    return {
      said: findSaid(passages, atWill, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_rent_review_title({}, to),
  explain: (_facts, { to }) => m.clause_rent_review_explained({}, to),
  assess({ said }, { to, wordTo }) {
    if (said) {
      return [
        {
          level: 'high',
          title: m.risk_rent_review_free_title({}, to),
          description: m.risk_rent_review_free_description({}, to),
          suggestedWording: m.wording_rent_review({}, wordTo),
          advice: m.advice_rent_review({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
});
