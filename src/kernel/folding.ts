/** Letters that Unicode leaves apart though readers, and those who have no key for them, take them for the same. */
const sameLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  // Arabic: the alef of a connection, the short alef, the closing t, and the Persian letters of some keyboards.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};
const lengthening = 'ـ';

/** A hamza alone, or on a letter that only carries it: مسؤولية and مسئولية are one word in two spellings. */
const carriedHamza = /[ؤئ]/gu;
const hamza = 'ء';

const searched = (letter: string) =>
  letter === lengthening || letter === hamza ? '' : (sameLetters[letter] ?? letter);

/** Words for searching: without case, accents, hamzas, vowel signs and lengthening. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(carriedHamza, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return Array.from(plain, searched)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A text reduced to what its words say, with the way back to their places in the original. */
export interface FoldedText {
  /** Lower-case letters, digits, currency signs and per cent; separators are kept between digits only. */
  folded: string;
  /** Offset in the original of the character that a folded unit came from. */
  sources: Uint32Array;
}

const arabicDigits = '٠١٢٣٤٥٦٧٨٩';
const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

const foldedUnit = (unit: string) => {
  if (/[\p{L}\p{N}\p{Sc}%٪]/u.test(unit) && unit !== lengthening) {
    const digit = Math.max(arabicDigits.indexOf(unit), persianDigits.indexOf(unit));
    if (digit >= 0) return String(digit);
    return unit === '٪' ? '%' : (sameLetters[unit] ?? unit);
  }
  return '';
};

const cache = new Map<string, string>();

/** Folds one character: ligatures and accents are taken apart, marks and punctuation vanish. */
export function foldCharacter(character: string): string {
  const known = cache.get(character);
  if (known !== undefined) return known;
  const folded = [...character.normalize('NFKD').toLowerCase().normalize('NFKD')].map(foldedUnit).join('');
  if (cache.size < 10_000) cache.set(character, folded);
  return folded;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const decimalMarks = '.,٫٬';

/**
 * Folds a text, so that spacing, punctuation, quotation marks, hyphens, ligatures, case and accents no longer matter.
 * Numbers that stand apart stay apart, unless they are `joined`: in some readings of a file no space is between them.
 */
export function foldText(text: string, { joined = false } = {}): FoldedText {
  let units = new Uint16Array(text.length + 16);
  let sources = new Uint32Array(text.length + 16);
  let length = 0;
  const push = (code: number, source: number) => {
    if (length === units.length) {
      units = enlarged(units);
      sources = enlarged(sources);
    }
    units[length] = code;
    sources[length++] = source;
  };

  let separatedBy = '';
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const character = code < 0xd800 ? text.charAt(at) : String.fromCodePoint(text.codePointAt(at) ?? code);
    const folded = foldCharacter(character);
    if (folded === '') {
      // Marks inside a number do not separate its digits; points and spaces do.
      if (!/\p{M}|\p{Cf}|ـ/u.test(character)) separatedBy += character;
    } else {
      const touchesDigits = isDigit(folded.charCodeAt(0)) && length > 0 && isDigit(units[length - 1] ?? 0);
      if (separatedBy && touchesDigits && !joined) {
        const decimal = separatedBy.length === 1 && decimalMarks.includes(separatedBy);
        push((decimal ? '.' : ' ').charCodeAt(0), at - 1);
      }
      separatedBy = '';
      for (let unit = 0; unit < folded.length; unit++) push(folded.charCodeAt(unit), at);
    }
    at += character.length;
  }
  return { folded: textOf(units.subarray(0, length)), sources: sources.slice(0, length) };
}

function enlarged<Units extends Uint16Array | Uint32Array>(units: Units): Units {
  const Larger = units.constructor as new (length: number) => Units;
  const larger = new Larger(units.length * 2);
  larger.set(units);
  return larger;
}

function textOf(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += 8192) text += String.fromCharCode(...units.subarray(at, at + 8192));
  return text;
}

/** End, in the original, of the character at `start` with the marks that belong to it. */
export function characterEnd(text: string, start: number): number {
  const mark = /[\p{M}ـ]*/uy;
  mark.lastIndex = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  mark.exec(text);
  return Math.max(mark.lastIndex, start + 1);
}
