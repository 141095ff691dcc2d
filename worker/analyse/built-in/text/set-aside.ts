import type { Paragraph } from './paragraphs';

/** What American filings print at the foot of each page: the day of the filing is no day of the contract. */
const filingFooter =
  /^source: [^\n]{2,150}, (?:10-[kq]|8-k|20-f|6-k|s-\d{1,2}|f-\d{1,2}|10-12[bg]|424b\d|def 14a)[^\n,]{0,12}, \d{1,2}\/\d{1,2}\/\d{4}$/i;
const pageNumber =
  /^[-–—\s]{0,4}(?:page |seite |página |صفحة )?\d{1,4}(?: ?(?:of|\/|von|de|sur|من) ?\d{1,4})?[-–—\s]{0,4}$/i;
const longestHeader = 120;
/** A header comes back on page after page. */
const oftenEnough = 3;
const shortestBroken = 40;
const ended = /[.:;!?؟][”"’'»)\]]{0,3}$/u;
const goesOn = /^\p{Ll}/u;

/** The same header on another page: figures may differ. */
const likeness = (text: string) => text.toLowerCase().replace(/\d{1,9}/g, '#');

/**
 * Paragraphs as they are to be read: one after the other, but together where the end of a page cuts a sentence, without
 * the headers and page numbers that stand in between. The footers of filings are left out.
 */
export function setAsidePageLines(source: string, paragraphs: readonly Paragraph[]): Paragraph[][] {
  const texts = paragraphs.map(({ start, end }) =>
    end - start > longestHeader ? null : source.slice(start, end).trim(),
  );
  const counts = new Map<string, number>();
  const likenesses = texts.map((text) => (text ? likeness(text) : ''));
  for (const like of likenesses) if (like) counts.set(like, (counts.get(like) ?? 0) + 1);
  const footers = texts.map((text) => filingFooter.test(text ?? ''));
  const pageLines = texts.map(
    (text, at) =>
      Boolean(text) &&
      (footers[at] || pageNumber.test(text ?? '') || (counts.get(likenesses[at] ?? '') ?? 0) >= oftenEnough),
  );
  // From the end, so that a thousand lines in a row are gone through once.
  const nextOfText = paragraphs.map((_, at) => at);
  for (let at = paragraphs.length - 1; at >= 0; at--) if (pageLines[at]) nextOfText[at] = nextOfText[at + 1] ?? at + 1;
  const groups: Paragraph[][] = [];
  for (let at = 0; at < paragraphs.length; at++) {
    const paragraph = paragraphs[at] as Paragraph;
    const next = nextOfText[at] ?? at;
    const open = groups.at(-1)?.at(-1);
    const after = paragraphs[next];
    if (next > at && open && after && isCut(source, open) && goesOnIn(source, after)) {
      groups.at(-1)?.push(after);
      at = next;
    } else if (!footers[at]) groups.push([paragraph]);
  }
  return groups;
}

const isCut = (source: string, { kind, start, end }: Paragraph) =>
  (kind === 'paragraph' || kind === 'list-item') &&
  end - start >= shortestBroken &&
  !ended.test(source.slice(Math.max(start, end - shortestBroken), end).trimEnd());

const goesOnIn = (source: string, { kind, start, end }: Paragraph) =>
  kind === 'paragraph' && goesOn.test(source.slice(start, Math.min(end, start + shortestBroken)).trimStart());
