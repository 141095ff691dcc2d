import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

/** The dates are named and then taken back. */
const notBinding: Saying = {
  en: /estimat|not (?:be )?(?:binding|of the essence|guaranteed)|approximate/,
  es: /estimad|orientativ|no (?:son |será )?vinculante|aproximad/,
  fr: /indicati|non contractuel|estimé|approximati/,
  de: /unverbindlich|voraussichtlich|circa|geschätzt/,
  ar: /تقديري|غير ملزم|تقريبي/,
};

export const delivery = definePlay({
  type: 'delivery',
  category: 'obligations',
  onlyIn: ['sale', 'supply', 'distribution'],
  rules: {
    en: {
      about: /deliver/,
      signs: [
        [
          /\b(?:deliver(?:y|ed)?|delivery dates?)\b.{0,100}\b(?:within|no later than|on or before|estimates?|estimated|time is|not of the essence|ex works|fob|cif|ddp|incoterms)\b.{0,60}/,
          3,
        ],
        [/\b(?:seller|supplier)\b.{0,30}\b(?:shall|will)\b.{0,30}\bdeliver\b.{0,60}\b(?:goods|products?|equipment)/, 3],
      ],
      unless: [/deliver.{0,30}notice|notice.{0,60}deliver/],
    },
    es: {
      about: /entrega|entregar/,
      signs: [
        [
          /(?:plazo|fecha|lugar) de entrega|(?:vendedor|proveedor|suministrador)\S{0,2}.{0,50}entregar|entrega de (?:las mercanc|los producto|los bienes|el producto)/,
          3,
        ],
      ],
    },
    fr: {
      about: /livr/,
      signs: [
        [
          /(?:délai|date|lieu|conditions) de livraison|(?:vendeur|fournisseur).{0,50}(?:livre|livrera|s'engage à livrer)/,
          3,
        ],
      ],
    },
    de: {
      about: /liefer/,
      signs: [[/liefer(?:frist|termin|zeit|ung erfolgt|ort)|(?:verkäufer|lieferant)\S{0,2} (?:\S{1,14} )?liefert/, 3]],
    },
    ar: {
      about: /تسليم|توريد|يسلم/,
      signs: [[/(?:موعد|مكان|مدة|تاريخ) (?:ال)?(?:تسليم|توريد)|(?:البائع|المورد).{0,40}(?:تسليم|يسلم|توريد)/, 3]],
    },
  },
  read(passages, contract) {
    return {
      said: findSaid(passages, notBinding, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_delivery_title({}, to),
  explain: (_facts, { to }) => m.clause_delivery_explained({}, to),
  assess({ said }, { to }) {
    if (said) {
      return [
        {
          level: 'medium',
          title: m.risk_delivery_open_title({}, to),
          description: m.risk_delivery_open_description({}, to),
          advice: m.advice_delivery({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
});
