import type { Citation } from '../analyst';
import { mostCitations } from './warning-draft';

export interface InvisibleCharacters {
  count: number;
  citations: Citation[];
}

// Flags of England, Scotland and Wales are the only proper use of tag characters.
const flag = /\u{1f3f4}[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]+\u{e007f}/gu;
const neverProper = /[\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]|[\u202d\u202e]/gu;
const insideLatinWord =
  /(?<=\p{Script=Latin})[\u200b-\u200d\u2060-\u2064\ufeff\u180e\u115f\u1160\u3164\uffa0]+(?=\p{Script=Latin})/gu;
const anywhere = /[\u200b\u2060-\u2064\ufeff\u180e\u115f\u1160\u3164\uffa0]/gu;
const toleratedInsideWords = 2;
const toleratedAnywhere = 20;
const margin = 40;

/**
 * Characters that no reader sees, where they can hide or split words. Joiners and direction marks, which
 * Arabic text needs, and the odd zero-width space that a word processor leaves are not counted.
 */
export function findInvisibleCharacters(text: string): InvisibleCharacters | null {
  const inFlags = new Set<number>();
  for (const { 0: whole, index } of text.matchAll(flag)) {
    for (let at = index; at < index + whole.length; at++) inFlags.add(at);
  }
  const outsideFlags = ({ index }: RegExpExecArray) => !inFlags.has(index);

  const kinds = [
    { found: [...text.matchAll(neverProper)].filter(outsideFlags), tolerated: 0 },
    { found: [...text.matchAll(insideLatinWord)], tolerated: toleratedInsideWords },
    { found: [...text.matchAll(anywhere)], tolerated: toleratedAnywhere },
  ];
  const places = new Set(
    kinds
      .filter(({ found, tolerated }) => found.length > tolerated)
      .flatMap(({ found }) => found.map(({ index }) => index)),
  );
  return places.size
    ? {
        count: places.size,
        citations: citationsOf(
          text,
          [...places].sort((a, b) => a - b),
        ),
      }
    : null;
}

function citationsOf(text: string, places: number[]): Citation[] {
  const citations: Citation[] = [];
  let citedTo = -1;
  for (const place of places) {
    if (place < citedTo || citations.length === mostCitations) continue;
    const lineStart = text.lastIndexOf('\n', place) + 1;
    const lineEnd = text.indexOf('\n', place);
    const before = text.slice(Math.max(lineStart, place - margin), place).replace(/^[\udc00-\udfff]/, '');
    const after = text
      .slice(place, Math.min(lineEnd < 0 ? text.length : lineEnd, place + margin))
      .replace(/[\ud800-\udbff]$/, '');
    const quote = (before + after).trim();
    if (!quote) continue;
    const start = place - before.trimStart().length;
    citations.push({ quote, start });
    citedTo = start + quote.length;
  }
  return citations;
}
