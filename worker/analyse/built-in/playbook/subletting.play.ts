import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const subletting = definePlay({
  type: 'subletting',
  category: 'restrictions',
  onlyIn: ['tenancy'],
  rules: {
    en: {
      about: /sub-?let|sub-?lease|lodger|underlet/,
      signs: [
        [/\b(?:sub-?let|sub-?lease|underlet)\w{0,5}\b.{0,140}\b(?:consent|permission|approval|not|prohibited)/, 3],
        [/\b(?:not|no|neither|consent|permission)\b.{0,120}\b(?:sub-?let|sub-?lease|underlet|lodger)/, 3],
      ],
    },
    es: {
      about: /subarr|subalquil|realquil/,
      signs: [
        [/(?:subarr|subalquil|realquil).{0,160}(?:consentimiento|autorización|prohib|permis)/, 3],
        [/(?:no podrá|prohib|queda prohibid|sin).{0,120}(?:subarr|subalquil|realquil)/, 3],
      ],
    },
    fr: {
      about: /sous-lou|sous-location|sous-bail/,
      signs: [
        [/(?:sous-lou|sous-location|sous-bail).{0,140}(?:accord|autorisation|consentement|interdit|agrément)/, 3],
        [/(?:ne peut|ne pourra|interdi|sans).{0,120}(?:sous-lou|sous-location)/, 3],
      ],
    },
    de: {
      about: /untervermiet|untermiet|überlassung an dritte|gebrauchsüberlassung/,
      signs: [
        [/(?:untervermiet|untermiet|überlassung).{0,140}(?:zustimmung|erlaubnis|genehmigung|nicht|untersagt)/, 3],
        [/(?:ohne|nur mit|nicht).{0,100}(?:untervermiet|unterzuvermieten|untermiet)/, 3],
      ],
    },
    ar: {
      about: /من الباطن|تاجير العين للغير|ايجار (?:العين|الماجور) للغير/,
      signs: [
        [/(?:لا يجوز|لا يحق|يحظر|يمنع|دون|بدون).{0,120}(?:من الباطن|للغير)/, 3],
        [/من الباطن.{0,120}(?:موافقة|اذن|الا)/, 3],
      ],
    },
  },
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_subletting_title({}, to),
  explain: (_facts, { to }) => m.clause_subletting_explained({}, to),
  assess({ passage }, { to }) {
    if (passage) {
      return [
        {
          level: 'low',
          title: m.risk_subletting_consent_title({}, to),
          description: m.risk_subletting_consent_description({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
