import type { ServicesWords } from '#worker/analyse/languages/play-words/services.ts';

export const services: ServicesWords = {
  'service-levels': {
    rule: {
      about: /service-?level|verfügbarkeit|reaktionszeit/,
      signs: [[/service-?level|verfügbarkeit.{0,60}(?:\d ?%|prozent)|reaktionszeit/, 3]],
    },
    soleRemedy:
      /einzige[rs]? (?:anspruch|ausgleich|rechtsbehelf)|ausschließliche[rs]? (?:anspruch|rechtsbehelf)|abschließend/,
  },
  delivery: {
    rule: {
      about: /liefer/,
      signs: [[/liefer(?:frist|termin|zeit|ung erfolgt|ort)|(?:verkäufer|lieferant)\S{0,2} (?:\S{1,14} )?liefert/, 3]],
    },
    notBinding: /unverbindlich|voraussichtlich|circa|geschätzt/,
  },
  'title-and-risk': {
    rule: {
      about: /gefahr|eigentum/,
      signs: [
        [
          /eigentumsvorbehalt|gefahrübergang|gefahr.{0,80}geht.{0,60}über|(?:bleibt|verbleibt).{0,60}eigentum.{0,60}verkäufer|eigentum.{0,60}bis zur .{0,30}zahlung/,
          3,
        ],
      ],
      unless: [/geistiges eigentum/],
    },
  },
};
