import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';

export interface Paragraph {
  kind: TextBlock['kind'];
  start: number;
  end: number;
}

// Converted files often lose the line break before a numbered item and keep a run of spaces in its place.
const itemAfterGap =
  /(?<![ \t\n])[ \t\n]{2,}(?=(?:\([a-z]{1,4}\)|\(\d{1,2}\)|\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|[a-z]\)|§ ?\d+)\s{1,200}[^\s\d€£$])/gi;

/** The blocks of a document, or its paragraphs where it has none, cut again at items inside them. */
export function splitParagraphs(source: string, blocks: readonly TextBlock[]): Paragraph[] {
  const wholes = blocks.length > 0 ? blocks : blankLineParagraphs(source);
  return wholes.flatMap(({ kind, start, end }) => {
    const cuts = [...source.slice(start, end).matchAll(itemAfterGap)].map(({ index }) => start + index);
    const edges = [start, ...cuts.filter((cut) => cut > start), end];
    return edges
      .slice(1)
      .map((edge, at) => ({ kind: at === 0 ? kind : ('paragraph' as const), start: edges[at] ?? start, end: edge }));
  });
}

function blankLineParagraphs(source: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const { 0: gap, index } of source.matchAll(/\n[ \t]*(?:\n[ \t]*)+/g)) {
    if (index > start) paragraphs.push({ kind: 'paragraph', start, end: index });
    start = index + gap.length;
  }
  if (start < source.length) paragraphs.push({ kind: 'paragraph', start, end: source.length });
  return paragraphs;
}
