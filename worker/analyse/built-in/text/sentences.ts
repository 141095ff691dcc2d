import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { abbreviationsOf } from './abbreviations';

export interface Span {
  start: number;
  end: number;
}

/** A sentence longer than this is cut at its list items or semicolons, so that rules stay quick and quotes short. */
export const longestSentence = 900;

const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(locale: Locale) {
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    segmenters.set(locale, segmenter);
  }
  return segmenter;
}

/** Sentences of normalised text, in order, without the white space around them. */
export function splitSentences(text: string, locale: Locale): Span[] {
  const joined: Span[] = [];
  let open = -1;
  let from = 0;
  for (const { index, segment } of segmenterOf(locale).segment(text)) {
    const end = index + segment.length;
    if (open < 0) open = index;
    from = index;
    if (end < text.length && continues(text, from, end, locale)) continue;
    joined.push({ start: open, end });
    open = -1;
  }
  if (open >= 0) joined.push({ start: open, end: text.length });
  return joined.flatMap((span) => cutLong(text, trim(text, span)));
}

/** The stop before `end` belongs to an abbreviation or a number, or what follows does not begin a sentence. */
function continues(text: string, start: number, end: number, locale: Locale) {
  const tail = text.slice(Math.max(start, end - 40), end).trimEnd();
  if (!tail.endsWith('.')) return /["')\]]$/.test(tail) && !/[.!?]["')\]]+$/.test(tail);
  const next = text.slice(end, end + 12).trimStart();
  if (/^[a-zà-öø-ÿ,;:)\]]/.test(next)) return true;
  // "ر.س": the letters of an abbreviation, without a space.
  if (/(?<!\p{L})\p{L}\.$/u.test(text.slice(start, end)) && /^\p{Lo}/u.test(text.slice(end, end + 1))) return true;
  // "Deposit ........ £500"
  if (/\.{4}$/.test(tail)) return leadsToSum.test(next);
  const word = /([^\s"'([]{1,40})\.$/.exec(tail)?.[1]?.toLowerCase() ?? '';
  if (abbreviationsOf(locale).has(word)) return !(isCompanyEnding(word) && startsSentence(next));
  if (/^[a-z]$/i.test(word) && /^[A-ZÀ-Þ]/.test(next)) return true;
  const { behindOrdinal } = languages[locale].writing;
  if (behindOrdinal && /^\d{1,2}$/.test(word)) return !behindOrdinal.test(next);
  return /^[§\d]/.test(next) && /^\d{1,3}$/.test(word);
}

const leadsToSum = /^(?:[£€$]|\p{Lu}{3} )? ?\d{1,9}(?:[.,' ]\d{2,3})*(?![\d./-])/u;

function isCompanyEnding(word: string) {
  return ['inc', 'ltd', 'corp', 'co', 'llc', 'plc', 's.a', 'etc', 'no'].includes(word);
}

function startsSentence(next: string) {
  return /^(?:The|This|In|Any|Each|If|All|Either|Neither|It|No)\s/.test(next);
}

function trim(text: string, { start, end }: Span): Span {
  while (start < end && text.charCodeAt(start) <= 32) start++;
  while (end > start && text.charCodeAt(end - 1) <= 32) end--;
  return { start, end };
}

function cutLong(text: string, span: Span): Span[] {
  const pieces: Span[] = [];
  let { start } = span;
  while (span.end - start > longestSentence) {
    const cut = start + cutPoint(text.slice(start, start + longestSentence));
    pieces.push(trim(text, { start, end: cut }));
    start = cut;
  }
  pieces.push(trim(text, { start, end: span.end }));
  return pieces.filter(({ start: from, end }) => end > from);
}

function cutPoint(window: string) {
  const half = longestSentence / 3;
  for (const mark of ['; ', ': ', ' (', ', ', ' ']) {
    const at = window.lastIndexOf(mark);
    if (at > half) return at + (mark === ' (' ? 0 : mark.length);
  }
  return window.length;
}
