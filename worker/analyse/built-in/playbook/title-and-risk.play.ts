import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const titleAndRisk = definePlay({
  type: 'title-and-risk',
  category: 'obligations',
  onlyIn: ['sale', 'supply', 'distribution', 'services', 'other'],
  rules: {
    en: {
      about: /\btitle\b|risk of loss|\brisk\b/,
      signs: [
        [
          /\b(?:title|risk(?: of loss)?|ownership)\b.{0,60}\b(?:pass(?:es)?|transfers?|vest|remain)\b.{0,80}\b(?:goods|products?|buyer|purchaser|seller|supplier|customer|delivery|equipment)/,
          3,
        ],
        [/retention of title|risk of loss.{0,80}(?:goods|products?|delivery|buyer)/, 3],
      ],
      unless: [/intellectual property/],
    },
    es: {
      about: /riesgo|propiedad/,
      signs: [
        [
          /(?:riesgo|propiedad|dominio).{0,80}(?:se transmit|pasará|pasa|transferir).{0,80}(?:comprador|entrega|mercanc|producto|bienes)|reserva de dominio/,
          3,
        ],
      ],
      unless: [/propiedad intelectual/],
    },
    fr: {
      about: /risque|propriété/,
      signs: [
        [
          /(?:transfert (?:de propriété|des risques)|réserve de propriété)|(?:risques?|propriété).{0,60}(?:transfér|passe).{0,80}(?:acheteur|livraison|marchandise|client)/,
          3,
        ],
      ],
      unless: [/propriété intellectuelle/],
    },
    de: {
      about: /gefahr|eigentum/,
      signs: [
        [
          /eigentumsvorbehalt|gefahrübergang|gefahr.{0,80}geht.{0,60}über|(?:bleibt|verbleibt).{0,60}eigentum.{0,60}verkäufer|eigentum.{0,60}bis zur .{0,30}zahlung/,
          3,
        ],
      ],
      unless: [/geistiges eigentum/],
    },
    ar: {
      about: /ملكية|تبعة|مخاطر/,
      signs: [[/(?:تنتقل|انتقال) (?:ملكية|تبعة|مخاطر).{0,80}|الاحتفاظ ب(?:حق )?(?:ال)?ملكية/, 3]],
      unless: [/ملكية فكرية|الملكية الفكرية/],
    },
  },
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_title_and_risk_title({}, to),
  explain: (_facts, { to }) => m.clause_title_and_risk_explained({}, to),
});
