import { pdfString, textWidth, wrapText } from './helvetica.ts';

export interface PdfOptions {
  fontSize?: number;
  /** Printed at the top of every page. */
  header?: string;
  /** Printed at the bottom of every page; `{page}` and `{pages}` are filled in. */
  footer?: string;
  /** 1 or 2. */
  columns?: number;
  /** Words drawn in white on the first page. */
  hidden?: string;
  /** Page from 1 that gets a picture in place of its text. */
  scannedPage?: number;
  /** Degrees by which the page is to be turned to be read, as scanners and landscape pages have it. */
  rotate?: 0 | 90 | 180 | 270;
  /** The page is cut out of a larger one. */
  cropped?: boolean;
  /** The table that says which characters the codes of its font are. */
  toUnicode?: string;
}

const paper = { width: 595, height: 842, margin: 72 };
const leading = 1.25;

export interface PlacedLine {
  text: string;
  x: number;
  y: number;
}

/** Sets paragraphs in lines, columns and pages; an empty paragraph starts a new page. */
function layOut(paragraphs: string[], fontSize: number, columns: number): PlacedLine[][] {
  const gutter = 24;
  const width = (paper.width - 2 * paper.margin - gutter * (columns - 1)) / columns;
  const top = paper.height - paper.margin - fontSize;
  const pages: PlacedLine[][] = [[]];
  let column = 0;
  let y = top;
  const nextColumn = (wholePage: boolean) => {
    column = wholePage ? columns : column + 1;
    y = top;
    if (column < columns) return;
    column = 0;
    pages.push([]);
  };
  for (const paragraph of paragraphs) {
    if (paragraph === '') {
      nextColumn(true);
      continue;
    }
    for (const text of wrapText(paragraph, fontSize, width)) {
      if (y < paper.margin) nextColumn(false);
      pages.at(-1)?.push({ text, x: paper.margin + column * (width + gutter), y });
      y -= fontSize * leading;
    }
    y -= fontSize * 0.7;
  }
  return pages;
}

const draw = ({ text, x, y }: PlacedLine) => `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${pdfString(text)} Tj`;

function centred(text: string, y: number, fontSize: number): PlacedLine {
  return { text, x: (paper.width - textWidth(text, fontSize)) / 2, y };
}

function pageContent(lines: PlacedLine[], page: number, pages: number, options: PdfOptions): string {
  const fontSize = options.fontSize ?? 11;
  if (options.scannedPage === page) return 'q 400 0 0 600 90 120 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q';
  const all = [...lines];
  if (options.header) all.unshift(centred(options.header, paper.height - 40, fontSize));
  const footer = options.footer?.replace('{page}', String(page)).replace('{pages}', String(pages));
  if (footer) all.push(centred(footer, 36, fontSize));
  const hidden = page === 1 && options.hidden ? [{ text: options.hidden, x: paper.margin, y: 60 }] : [];
  return [
    'BT',
    `/F1 ${fontSize} Tf`,
    ...all.map(draw),
    ...(hidden.length > 0 ? ['1 1 1 rg', ...hidden.map(draw)] : []),
    'ET',
  ].join('\n');
}

const encodeLatin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Writes numbered objects, the table of where they are, and the trailer. */
export function pdfFile(objects: string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return encodeLatin1(file);
}

/** A page that looks as ever and is kept otherwise: turned, or cut out of a larger one. */
function pageFrame({ rotate = 0, cropped = false }: PdfOptions): { boxes: string; matrix: string } {
  const { width, height } = paper;
  const [wide, high] = rotate % 180 === 0 ? [width, height] : [height, width];
  const [x, y] = cropped ? [31, 47] : [0, 0];
  const turns = {
    0: `1 0 0 1 ${x} ${y}`,
    90: `0 1 -1 0 ${x + height} ${y}`,
    180: `-1 0 0 -1 ${x + width} ${y + height}`,
    270: `0 -1 1 0 ${x} ${y + width}`,
  };
  const crop = cropped ? ` /CropBox [${x} ${y} ${x + wide} ${y + high}]` : '';
  const boxes = `/MediaBox [0 0 ${wide + 2 * x} ${high + 3 * y}]${crop} /Rotate ${rotate}`;
  return { boxes, matrix: `${turns[rotate]} cm` };
}

/** Writes a PDF with a text layer: A4, Helvetica in WinAnsi, lines wrapped, as many pages as it takes. */
export function makePdf(paragraphs: string[], options: PdfOptions = {}): Uint8Array<ArrayBuffer> {
  return placedPdf(layOut(paragraphs, options.fontSize ?? 11, options.columns ?? 1), options);
}

/** Writes a PDF of lines at given positions, page by page; `y` counts from the foot of the page. */
export function placedPdf(pages: PlacedLine[][], options: PdfOptions = {}): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`);
  const { toUnicode } = options;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ${toUnicode ? `/ToUnicode ${4 + pages.length * 2} 0 R` : ''} >>`,
  ];
  const { boxes, matrix } = pageFrame(options);
  pages.forEach((lines, index) => {
    const content = `${matrix}\n${pageContent(lines, index + 1, pages.length, options)}`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R ${boxes} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  if (toUnicode) objects.push(`<< /Length ${toUnicode.length} >>\nstream\n${toUnicode}\nendstream`);
  return pdfFile(objects);
}
