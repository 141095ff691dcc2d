import type { DurationUnit, DurationWords, WrittenDuration } from '../duration-words';

/** "بشهرين": what is prefixed is no part of it. */
const duals: readonly (readonly [RegExp, DurationUnit])[] = [
  [/(?<=(?<!\p{L})[بلو]?)(?:يومان|يومين)(?![\p{L}])/gu, 'day'],
  [/(?<=(?<!\p{L})[بلو]?)(?:اسبوعان|اسبوعين)(?![\p{L}])/gu, 'week'],
  [/(?<=(?<!\p{L})[بلو]?)(?:شهران|شهرين)(?![\p{L}])/gu, 'month'],
  [/(?<=(?<!\p{L})[بلو]?)(?:سنتان|سنتين|عامان|عامين)(?![\p{L}])/gu, 'year'],
];
const namedUnits: Record<string, DurationUnit> = {
  يوم: 'day',
  ايام: 'day',
  اسبوع: 'week',
  اسابيع: 'week',
  شهر: 'month',
  اشهر: 'month',
  شهور: 'month',
  سنة: 'year',
  سنوات: 'year',
};

function readDuals(words: string): WrittenDuration[] {
  return duals.flatMap(([pattern, unit]) =>
    [...words.matchAll(pattern)].map(({ 0: word, index }) => ({ amount: 2, unit, index, end: index + word.length })),
  );
}

/** "الاشهر الستة الاولى", and "باسبوع", by one week. */
function readCounts(words: string, numberOf: (word: string) => number | undefined): WrittenDuration[] {
  const named = [...words.matchAll(/(?<![\p{L}])ال(ايام|اسابيع|اشهر|شهور|سنوات) ال(\p{L}{2,8})(?![\p{L}])/gu)];
  const single = [...words.matchAll(/(?<![\p{L}])ب(يوم|اسبوع|شهر|سنة)(?![\p{L}]| (?:واحد|كامل))/gu)];
  return [...named, ...single].flatMap(({ 0: text, 1: unit = '', 2: number, index }) => {
    const amount = number ? numberOf(number) : 1;
    const kind = namedUnits[unit];
    return amount && kind ? [{ amount, unit: kind, index: number ? index : index + 1, end: index + text.length }] : [];
  });
}

export const durations: DurationWords = {
  units: [
    [/(?:يوما|يوم|ايام)(?: (عمل|عملا))?(?![\p{L}])/gu, 'day'],
    [/(?:اسبوعا|اسبوع|اسابيع)(?![\p{L}])/gu, 'week'],
    [/(?:شهرا|شهر|اشهر|شهور)(?![\p{L}])/gu, 'month'],
    [/(?:سنة|سنوات|سنين|عاما|عام|اعوام)(?![\p{L}])/gu, 'year'],
    [/(?:ساعة|ساعات)(?![\p{L}])/gu, 'hour'],
  ],
  filler: /\s$/,
  // "سنة واحدة", "شهر واحد".
  notLength: null,
  oneBehind: /^ \(?(?:واحد|كامل|1)/,
  inOtherForms: (words, numberOf) => [...readDuals(words), ...readCounts(words, numberOf)],
};
