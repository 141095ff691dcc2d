import type { DurationWords } from '../duration-words';

export const durations: DurationWords = {
  units: [
    [/días?(?: (hábil(?:es)?|laborables?))?/gi, 'day'],
    [/semanas?/gi, 'week'],
    [/mes(?:es)?(?![\p{L}])/giu, 'month'],
    [/(?:años?|anualidad(?:es)?)(?![\p{L}])/giu, 'year'],
    [/trimestres?/gi, 'quarter'],
    [/horas?(?![\p{L}])/giu, 'hour'],
  ],
  filler: /\s(?:primer[oa]s\s)?$/,
  notLength: /(?:fin(?:al)?|último día|primer día|principio|mediados|comienzo|\d{1,2}) de (?:un |cada |el )?$/iu,
  oneBehind: null,
  inOtherForms: null,
};
