import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const holiday = definePlay({
  type: 'holiday',
  category: 'obligations',
  onlyIn: ['employment'],
  rules: {
    en: {
      about: /holiday|annual leave|vacation/,
      signs: [
        [
          /(?:entitled|entitlement).{0,80}(?:holiday|annual leave|vacation)|(?:days|weeks)\b.{0,40}\b(?:holiday|annual leave|vacation)|paid (?:holiday|annual leave|vacation)/,
          3,
        ],
      ],
    },
    es: {
      about: /vacaciones/,
      signs: [
        [
          /vacaciones (?:anuales|retribuidas|pagadas)?.{0,80}(?:días|mes)|(?:días|mes).{0,40}vacaciones|derecho .{0,40}vacaciones/,
          3,
        ],
      ],
    },
    fr: {
      about: /congés/,
      signs: [[/congés (?:payés|annuels)|jours (?:ouvrables |ouvrés )?de congés/, 3]],
    },
    de: {
      about: /urlaub/,
      signs: [
        [
          /(?:jahres|erholungs)urlaub|urlaub(?:stage|sanspruch)|(?:tage|wochen).{0,30}urlaub|anspruch auf .{0,40}urlaub/,
          3,
        ],
      ],
    },
    ar: {
      about: /اجازة|اجازات/,
      signs: [[/اجازة (?:ال)?سنوية|الاجازة السنوية|اجازات (?:ال)?سنوية|(?:يوما|يوم).{0,30}اجازة/, 3]],
    },
  },
  read(passages) {
    return {
      passage: passages[0],
    };
  },
  title: (to) => m.clause_holiday_title({}, to),
  explain: (_facts, { to }) => m.clause_holiday_explained({}, to),
  missing: {
    level: 'low',
    why: (to) => m.missing_holiday_why({}, to),
  },
});
