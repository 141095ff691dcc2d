import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';

export interface Heading {
  title: string;
  /** The paragraph is nothing but the heading. */
  whole: boolean;
  /** Numbered below the first level ("2.1"), so it belongs to the section before it. */
  nested: boolean;
}

const numbering =
  /^(?:(?:article|section|clause|schedule|exhibit|artículo|cláusula|clausula|article|artikel|abschnitt|ziffer|المادة|البند|الفقرة)\s+)?(?:§+ ?)?(?:\(?\d{1,3}(?:\.\d{1,3}){0,4}\)?|\(?[ivxlcdm]{1,6}\)|[ivxlcdm]{1,6}\.|\(?[a-z]\)|(?:primera|segunda|tercera|cuarta|quinta|sexta|séptima|octava|novena|décima))?[.:)-]{0,2}\s*/i;
const ordinalArabic = /^(?:المادة|البند|الفقرة|اولا|ثانيا|ثالثا|رابعا|خامسا)[^:.-]{0,24}[:.-]\s*/;
const small = new Set(
  'a an and or of the to for in on by with from at as de la le les du des et ou el los las del y o en und oder der die das von zu zur zum im für bei mit d l'.split(
    ' ',
  ),
);

/** The heading that a paragraph is, or begins with; null when it has none. */
export function readHeading(text: string, kind: TextBlock['kind']): Heading | null {
  const number = (ordinalArabic.exec(text) ?? numbering.exec(text))?.[0] ?? '';
  const nested = /\d\.\d|\([a-z]\)|\([ivx]+\)/i.test(number);
  const rest = text.slice(number.length);
  if (kind === 'heading') return { title: rest.replace(/[.:]$/, '') || text, whole: true, nested };
  if (text.length <= 110 && isTitle(rest, number.trim() !== '')) {
    return { title: rest.replace(/[.:]$/, ''), whole: true, nested };
  }
  const inline = /^([^.:]{3,80})(?:[.:]-?|\s-)\s+(?=\S)/.exec(rest.slice(0, 100))?.[1];
  if (inline && isTitle(inline, number.trim() !== '')) return { title: inline, whole: false, nested };
  return null;
}

function isTitle(text: string, numbered: boolean) {
  const words = text
    .replace(/[.:,;]$/, '')
    .split(/[\s/]+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > 12 || /[,;]$/.test(text)) return false;
  if (/[\u0620-\u064a]/.test(text)) return numbered && words.length <= 8 && !text.endsWith('.');
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 3) return false;
  if (letters === letters.toUpperCase()) return true;
  const weighty = words.filter((word) => !small.has(word.toLowerCase()));
  const capital = weighty.filter((word) => /^["'(]?\p{Lu}/u.test(word));
  if (capital.length === weighty.length && weighty.length > 0)
    return numbered || !text.endsWith('.') || words.length <= 6;
  return numbered && words.length <= 6 && /^\p{Lu}/u.test(text) && !text.endsWith('.');
}
