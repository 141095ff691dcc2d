const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  let rest = Math.min(value, 9_999);
  let result = '';
  for (const [unit, sign] of romans) {
    result += sign.repeat(Math.floor(rest / unit));
    rest %= unit;
  }
  return result;
}

/** As Word counts: a to z, then aa, bb. */
function repeated(letters: string[], value: number): string {
  const letter = letters[(value - 1) % letters.length] ?? '';
  return letter.repeat(Math.min(20, Math.ceil(value / letters.length)));
}

const latin = [...'abcdefghijklmnopqrstuvwxyz'];
const arabicAlphabet = [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const arabicAbjad = [...'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'];

function ordinal(value: number): string {
  const teens = value % 100 > 10 && value % 100 < 14;
  return `${value}${teens ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;
}

const arabicIndic = (value: number) =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

// A map, since the name of a format is the file's: an object answers to names that it inherits.
const formats = new Map<string, (value: number) => string>([
  ['none', () => ''],
  ['decimalZero', (value) => String(value).padStart(2, '0')],
  ['lowerRoman', roman],
  ['upperRoman', (value) => roman(value).toUpperCase()],
  ['lowerLetter', (value) => repeated(latin, value)],
  ['upperLetter', (value) => repeated(latin, value).toUpperCase()],
  ['ordinal', ordinal],
  ['arabicAlpha', (value) => repeated(arabicAlphabet, value)],
  ['arabicAbjad', (value) => repeated(arabicAbjad, value)],
  ['hindiNumbers', arabicIndic],
  ['hindiCounting', arabicIndic],
]);

/** A count in one of Word's number formats; unknown ones count in figures. */
export function formatNumber(value: number, format: string): string {
  if (value < 1) return format === 'none' ? '' : String(value);
  return formats.get(format)?.(value) ?? String(value);
}
