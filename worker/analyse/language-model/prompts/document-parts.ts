export interface PartSizes {
  /** Longest part, in UTF-16 units. */
  longest: number;
  /** How much of the end of a part the next one repeats. */
  overlap: number;
}

/** Cuts a long text at paragraph, line or word ends into parts that overlap, so that no clause is seen only in halves. */
export function documentParts(text: string, { longest, overlap }: PartSizes): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > longest) {
    const end = start + breakBefore(text.slice(start, start + longest), longest * 0.7);
    parts.push(text.slice(start, end));
    start = nextStart(text, start, end, overlap);
  }
  parts.push(text.slice(start));
  return parts;
}

function breakBefore(window: string, earliest: number): number {
  for (const separator of ['\n\n', '\n', '. ', ' ']) {
    const at = window.lastIndexOf(separator);
    if (at >= earliest) return at + separator.length;
  }
  return /[\ud800-\udbff]$/.test(window) ? window.length - 1 : window.length;
}

function nextStart(text: string, start: number, end: number, overlap: number): number {
  const wanted = Math.max(start + 1, end - overlap);
  const space = text.slice(wanted, end).search(/\s/);
  return space === -1 ? end : wanted + space + 1;
}
