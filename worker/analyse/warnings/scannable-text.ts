import { foldCharacter } from '#src/kernel/folding.ts';

export interface ScannableText {
  /** Lower case, without accents, marks and invisible characters; punctuation is kept, white space is single. Of one sign over and over the beginning is kept. */
  plain: string;
  /** Offset in the original for each unit of `plain`. */
  sources: number[];
}

// Letters of other scripts that are drawn like Latin ones and used to slip past a search.
const drawnLikeLatin = 'аеорсхуіѕԁһαοιν';
const latin = 'aeopcxyisdhaoiv';
const lookalikes = new Map([...drawnLikeLatin].map((letter, at) => [letter, latin.charAt(at)]));
const invisible = /[\p{M}\p{Cf}ـ\u115f\u1160\u3164\uffa0]/u;

/** More of one sign, or of white space, says no more. */
const longestRun = 8;

/** Tag characters repeat ASCII invisibly; readers do not see them, language models do. */
const fromTag = (code: number) => String.fromCharCode(code - 0xe0000).toLowerCase();

function scannable(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xe0020 && code <= 0xe007e) return fromTag(code);
  if (invisible.test(character)) return '';
  const folded = foldCharacter(character);
  if (folded) return lookalikes.get(folded) ?? folded;
  if (/\s/u.test(character)) return character === '\n' ? '\n' : ' ';
  if (/[‘’‚‛`´]/u.test(character)) return "'";
  if (/[“”„«»]/u.test(character)) return '"';
  return character;
}

// Nearly all characters are these, and looking them up is many times faster than folding them.
const ascii = Array.from({ length: 128 }, (_, code) => scannable(String.fromCharCode(code)));

const isWhite = (unit: string) => unit === ' ' || unit === '\n';

/** Reduces a text for finding phrases in it, however they were disguised. */
export function scannableText(text: string): ScannableText {
  const units: string[] = [];
  const sources: number[] = [];
  let last = '';
  let run = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const unit = code < 128 ? (ascii[code] as string) : scannable(String.fromCodePoint(code));
    if (unit !== '' && !(unit === ' ' && last === ' ')) {
      run = unit === last || (isWhite(unit) && isWhite(last)) ? run + 1 : 1;
      last = unit;
      if (run <= longestRun) {
        units.push(unit);
        for (let repeat = 0; repeat < unit.length; repeat++) sources.push(at);
      }
    }
    at += code > 0xffff ? 2 : 1;
  }
  return { plain: units.join(''), sources };
}
