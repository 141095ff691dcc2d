import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

export const coolingOff = definePlay({
  type: 'cooling-off',
  category: 'termination',
  rules: {
    en: {
      about: /cooling|withdraw|cancel/,
      signs: [
        [
          /cooling-?off period|right (?:to cancel|of withdrawal|to withdraw).{0,100}\b(?:days|within)\b|\b(?:cancel|withdraw)\b.{0,60}within .{0,30}days (?:of|from|after) (?:the )?(?:receiv|receipt|order|purchase|conclu|sign|day)/,
          3,
        ],
      ],
    },
    es: {
      about: /desistimiento|desistir/,
      signs: [
        [
          /(?:derecho|plazo) de desistimiento.{0,120}(?:días|plazo|ejercer)|desistir .{0,80}plazo de .{0,30}días naturales/,
          3,
        ],
      ],
    },
    fr: {
      about: /rétractation|rétracter/,
      signs: [[/(?:droit|délai) de rétractation|se rétracter/, 3]],
    },
    de: {
      about: /widerruf/,
      signs: [[/widerrufs(?:recht|frist|belehrung)|binnen .{0,20}(?:vierzehn|14) tagen.{0,80}widerrufen/, 3]],
      unless: [/einwilligung/],
    },
    ar: {
      about: /عدول|العدول|فترة التهدئة/,
      signs: [[/(?:حق|مهلة|فترة|مدة) (?:ال)?عدول|فترة (?:ال)?(?:تهدئة|تراجع)/, 3]],
    },
  },
  read(passages, contract) {
    const period =
      passages.flatMap(({ words }) => readDurations(words, contract.language)).find(({ unit }) => unit !== 'hour') ??
      null;
    return {
      period,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_cooling_off_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_cooling_off_period({ period: formatDuration(period, to) }, to)
      : m.clause_cooling_off_explained({}, to),
  missing: {
    level: 'low',
    why: (to) => m.missing_cooling_off_why({}, to),
  },
});
