/** Text in the one form that rules are written against, and the way back to the source. */
export interface NormalisedText {
  text: string;
  /** Source offset of each UTF-16 unit of `text`, and of its end. */
  sourceOffsets: Int32Array;
}

const singleCharacters: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '‹': '"',
  '›': '"',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '‛': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '٪': '%',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '؛': ';',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
for (let digit = 0; digit < 10; digit++) {
  singleCharacters[String.fromCharCode(0x660 + digit)] = String(digit);
  singleCharacters[String.fromCharCode(0x6f0 + digit)] = String(digit);
}
const folded = new Map(Object.entries(singleCharacters).map(([from, to]) => [from.charCodeAt(0), to.charCodeAt(0)]));

// Soft hyphen, tatweel, Arabic vowel signs, zero-width and direction marks: not read, so not matched.
function isIgnored(code: number) {
  return (
    code === 0xad ||
    code === 0x640 ||
    (code >= 0x64b && code <= 0x652) ||
    code === 0x670 ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069) ||
    code === 0xfeff
  );
}

function isSpace(code: number) {
  return (
    code === 0x20 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a)
  );
}

/** Behind a hyphen and a space they join, "Haus- und Hof": any other small letter ends a word that a line end cut. */
const joining = /^(?:and|or|to|und|oder|sowie|bzw|bis|et|ou|y|e|o|u|a)(?![\p{L}])/u;
const isSmall = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0x17f);

/** The hyphen at `at` stands at the end of a line within a word, "diciem-\nbre"; the next part begins at `next`. */
const cutsWord = (source: string, at: number, next: number) =>
  source.charCodeAt(at) === 0x2d &&
  isSmall(source.charCodeAt(at - 1)) &&
  isSmall(source.charCodeAt(at - 2)) &&
  isSmall(source.charCodeAt(next)) &&
  !joining.test(source.slice(next, next + 6));

/** Lines of dots, dashes and blanks to fill in say no more than their beginning. */
const longestRun = 16;

/** Straight quotes, plain hyphens, Western digits, bare alef and ya, one space for any white space, and no sign over and over. */
export function normaliseText(source: string, from = 0, to = source.length): NormalisedText {
  const units = new Uint16Array(to - from);
  const offsets = new Int32Array(to - from + 1);
  let length = 0;
  let run = 0;
  let spaceAt = -1;
  for (let index = from; index < to; index++) {
    const code = source.charCodeAt(index);
    if (isSpace(code)) {
      if (spaceAt < 0) spaceAt = index;
      continue;
    }
    if (isIgnored(code)) continue;
    if (spaceAt > from && cutsWord(source, spaceAt - 1, index)) length--;
    else if (spaceAt >= 0 && length > 0) {
      offsets[length] = spaceAt;
      units[length++] = 0x20;
    }
    spaceAt = -1;
    const unit = code < 0x60 ? code : (folded.get(code) ?? code);
    run = unit === units[length - 1] ? run + 1 : 1;
    if (run > longestRun) continue;
    offsets[length] = index;
    units[length++] = unit;
  }
  offsets[length] = length > 0 ? (offsets[length - 1] ?? from) + 1 : from;
  return { text: decode(units.subarray(0, length)), sourceOffsets: offsets.slice(0, length + 1) };
}

/** Parts of a source that are read as one text, with a space between them. */
export function normaliseParts(source: string, parts: readonly { start: number; end: number }[]): NormalisedText {
  const [first, ...others] = parts.map(({ start, end }) => normaliseText(source, start, end));
  if (!first || others.length === 0) return first ?? { text: '', sourceOffsets: new Int32Array(1) };
  const all = [first, ...others].filter(({ text }) => text !== '');
  const sourceOffsets = Int32Array.from(all.flatMap(({ sourceOffsets: offsets }) => [...offsets]));
  return { text: all.map(({ text }) => text).join(' '), sourceOffsets };
}

function decode(units: Uint16Array) {
  let text = '';
  for (let at = 0; at < units.length; at += 8192) text += String.fromCharCode(...units.subarray(at, at + 8192));
  return text;
}
