// Everything that is no text: C0 and C1 controls but tab and line feed, the byte order mark, soft hyphens, non-characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\uFEFF\uFDD0-\uFDEF\uFFFE\uFFFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: form feeds and vertical tabs end lines
const lineEnds = /\r\n?|[\u0085\u2028\u2029\u000B\f]/g;
// A new page between two lines: the line has ended already.
const pageStarts = /(?<=[\r\n])\f+/g;
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/** NFC, LF line ends, plain spaces, no NUL, no lone surrogates. */
export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(pageStarts, '')
    .replace(lineEnds, '\n')
    .replace(controls, '')
    .replace(spaces, ' ')
    .normalize('NFC');
}

const visible = /[\p{L}\p{N}\p{P}\p{S}]/gu;

/** Whether a reader can see at least so many characters. */
export function hasVisible(text: string, count = 1): boolean {
  let seen = 0;
  for (const _ of text.matchAll(visible)) if (++seen >= count) return true;
  return false;
}
