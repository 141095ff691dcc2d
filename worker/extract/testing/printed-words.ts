import type { ExtractedDocument } from '../extracted-document';

interface PrintedWord {
  page: number;
  text: string;
  /** In points from the upper left corner of the page as it is shown. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Every word of a PDF's text, or the part of one before a line end, with its place; in the order of the text. */
export function printedWords({ text, pages }: Pick<ExtractedDocument, 'text' | 'pages'>): PrintedWord[] {
  const lines = pages.flatMap(({ page, lines }) => lines.map((line) => ({ page, line })));
  return lines
    .toSorted((a, b) => a.line[0] - b.line[0])
    .flatMap(({ page, line: [start, end, top, bottom, ...edges] }) =>
      (text.slice(start, end).match(/\S+/g) ?? []).map((word, index) => {
        const [left = Number.NaN, right = Number.NaN] = edges.slice(2 * index);
        return { page, text: word, left: left / 10, right: right / 10, top: top / 10, bottom: bottom / 10 };
      }),
    );
}
