import type { DurationWords } from '../duration-words';

export const durations: DurationWords = {
  units: [
    [/jours?(?: (?:francs|calendaires))?(?: (ouvrés?|ouvrables?))?/gi, 'day'],
    [/semaines?/gi, 'week'],
    [/mois(?![\p{L}])/giu, 'month'],
    [/(?:ans?|années?)(?![\p{L}])/giu, 'year'],
    [/trimestres?/gi, 'quarter'],
    [/heures?(?![\p{L}])/giu, 'hour'],
  ],
  filler: /\s(?:premi(?:er|ère)s\s)?$/,
  notLength: /(?:fin|dernier jour|premier jour|début|milieu|\d{1,2}|1er) (?:d'|de |du )(?:un |chaque )?$/iu,
  oneBehind: null,
  inOtherForms: null,
};
