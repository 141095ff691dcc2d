import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const personalGuarantee = definePlay({
  type: 'personal-guarantee',
  category: 'liability',
  rules: {
    en: {
      about: /guarant(?:ee|or|ees)|surety/,
      signs: [
        [
          /personal(?:ly)? guarant(?:ee|ees|y)|\bguarantor\b.{0,100}\b(?:guarantees|liable|shall pay|undertakes)|jointly and severally guarante|as surety/,
          3,
        ],
      ],
      unless: [/parent (?:company )?guarant|performance guarantee/],
    },
    es: {
      about: /fiador|aval|fianza personal|garante/,
      signs: [
        [
          /(?:fiador|avalista|garante)\S{0,2}.{0,120}(?:responde|solidari|garantiza|se obliga|se constituye)|(?:aval|fianza|garantía) personal|fianza solidaria/,
          3,
        ],
      ],
      unless: [/aval bancario/],
    },
    fr: {
      about: /caution|garant/,
      signs: [
        [/(?:se porte|se constitue) caution|caution(?:nement)? (?:personnel|solidaire)|acte de cautionnement/, 3],
      ],
    },
    de: {
      about: /bürg|mithaft/,
      signs: [
        [
          /bürgschaft.{0,100}(?:selbstschuldnerisch|persönlich|übernimmt)|(?:selbstschuldnerisch|persönliche)\S{0,3} bürg|bürge .{0,80}(?:haftet|verbürgt)|verbürgt sich/,
          3,
        ],
      ],
      unless: [/bankbürgschaft/],
    },
    ar: {
      about: /كفيل|كفالة|يكفل|ضامن/,
      signs: [[/(?:كفالة|ضمان) شخصي|الكفيل.{0,100}(?:يكفل|يضمن|يلتزم|متضامن)|ضامن متضامن|كفالة تضامنية/, 3]],
      unless: [/كفالة مصرفية|كفالة بنكية/],
    },
  },
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_personal_guarantee_title({}, to),
  explain: (_facts, { to }) => m.clause_personal_guarantee_explained({}, to),
  assess({ passage }, { to }) {
    if (passage) {
      return [
        {
          level: 'high',
          title: m.risk_personal_guarantee_given_title({}, to),
          description: m.risk_personal_guarantee_given_description({}, to),
          advice: m.advice_personal_guarantee({}, to),
          passages: [passage],
        },
      ];
    }
    return [];
  },
});
