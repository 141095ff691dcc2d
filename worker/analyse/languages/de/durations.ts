import type { DurationUnit, DurationWords, WrittenDuration } from '../duration-words';

const compound = /(?<![\p{L}\d])([\p{L}]{2,30}|\d{1,3})-?(tägig|wöchig|monatig|jährig)(?:e[mnrs]?)?(?![\p{L}])/giu;
const compoundUnits: Record<string, DurationUnit> = { tägig: 'day', wöchig: 'week', monatig: 'month', jährig: 'year' };

/** "dreimonatig", "14-tägig". */
function readCompounds(words: string, numberOf: (word: string) => number | undefined): WrittenDuration[] {
  return [...words.matchAll(compound)].flatMap(({ 0: word, 1: number = '', 2: unit = '', index }) => {
    const amount = /^\d/.test(number) ? Number(number) : numberOf(number.toLowerCase());
    const kind = compoundUnits[unit.toLowerCase()];
    return amount && kind ? [{ amount, unit: kind, index, end: index + word.length }] : [];
  });
}

export const durations: DurationWords = {
  units: [
    [/(?:(werk|arbeits|bank(?:arbeits)?|geschäfts)|kalender)?tage?[ns]?(?![\p{L}])/giu, 'day'],
    [/(?:kalender)?wochen?(?![\p{L}])/giu, 'week'],
    [/(?:kalender|vertrags)?monat(?:e[ns]?|s)?(?![\p{L}])/giu, 'month'],
    [/(?:kalender|vertrags)?jahr(?:e[ns]?|s)?(?![\p{L}])/giu, 'year'],
    [/(?:quartal(?:e[ns]?|s)?|vierteljahre?n?)(?![\p{L}])/giu, 'quarter'],
    [/stunden?(?![\p{L}])/giu, 'hour'],
  ],
  filler: /\s$/,
  notLength:
    /(?:ende|letzte[nr]?|erste[nr]?|\d{1,2}\.|anfang|mitte|schluss|ablauf|beginn)(?: (?:oder|und|bzw\.) \S{2,12})? (?:eine[sr] |de[rs] |jede[srn] )?$/iu,
  oneBehind: null,
  inOtherForms: readCompounds,
};
