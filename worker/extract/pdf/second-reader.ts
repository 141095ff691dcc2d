import { Buffer } from 'node:buffer';
import type { getDocumentProxy } from 'unpdf';
import { breathe } from '#worker/breathe.ts';
import type { Box } from './glyphs';
import { LineParts } from './line-parts';
import { type GatheredLine, type PageText, toPageLine } from './page-line';
import { unfoldsModestly } from './unfolding';

/** pdf.js is slower and takes more memory: it reads only pages on which PDFium failed. */
const mostPages = 250;
const fewestTried = 5;
const tableKeyword = 'startxref';

type PDFDocumentProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

interface TextItem {
  str: string;
  dir: string;
  hasEOL: boolean;
  transform: number[];
  width: number;
}

/** Where a point of the file's page is on the page as it is shown. */
type Show = (x: number, y: number) => [x: number, y: number];

const isTextItem = <T extends object>(item: T): item is T & TextItem => 'str' in item;

/** Lines from the runs of text in drawing order. */
function toLines(items: TextItem[], show: Show): GatheredLine[] {
  const lines: GatheredLine[] = [];
  let open: GatheredLine | null = null;
  for (const item of items) {
    const { str, hasEOL, transform, width } = item;
    const [, , c = 0, d = 0, atX = 0, atY = 0] = transform;
    const [x, y] = show(atX, atY);
    const height = Math.hypot(c, d) * 1.2;
    if (open && Math.abs(y - open.bottom - height * 0.2) > height / 2) open = null;
    if (!open && str.trim() !== '') {
      open = {
        text: '',
        parts: new LineParts(),
        left: x,
        right: x,
        top: y + height,
        bottom: y - height * 0.2,
        first: -1,
        last: -1,
        bold: false,
        raised: [],
      };
      lines.push(open);
    }
    if (open) {
      addWords(open, item, x);
      open.text += str;
      open.right = Math.max(open.right, x + width);
    }
    if (hasEOL) open = null;
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

/** An item tells where it begins and how wide it is: its words share that by their letters. */
function addWords(line: GatheredLine, { str, dir, width }: TextItem, x: number): void {
  const letter = width / Math.max(1, str.length);
  for (let at = 0; at < str.length; at++) {
    const left = x + letter * (dir === 'rtl' ? str.length - at - 1 : at);
    line.parts.add(str.charAt(at), line.text.length + at, { ...line, left, right: left + letter });
  }
}

/**
 * A copy of the file, which pdf.js takes over, that does not say where the table of its objects is. Where PDFium makes
 * nothing of a page the table is often wrong, and pdf.js looks through a file without one. In a locked file the table says
 * how it is locked.
 */
function withoutTable(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  if (copy.includes('/Encrypt')) return new Uint8Array(copy);
  for (let at = copy.indexOf(tableKeyword); at >= 0; at = copy.indexOf(tableKeyword, at)) {
    copy.fill(' ', at, at + tableKeyword.length);
  }
  return new Uint8Array(copy);
}

/** The page as it is shown, where PDFium could not even tell that. */
const paperOf = ({ paper }: PageText, { width, height }: { width: number; height: number }): Box =>
  paper.right > paper.left ? paper : { left: 0, right: width, top: height, bottom: 0 };

/**
 * Reads pages a second time with another library, and gives each the lines and the paper that it made out. Pages that it
 * cannot read either are left out, and so are all where page after page has nothing for it: a scan.
 */
export async function readAgain(
  bytes: Uint8Array,
  pages: PageText[],
): Promise<Map<number, Pick<PageText, 'lines' | 'paper'>>> {
  const read = new Map<number, Pick<PageText, 'lines' | 'paper'>>();
  if (!(await unfoldsModestly(bytes))) return read;
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(withoutTable(bytes)).catch(() => null);
  if (!document) return read;
  try {
    for (const [tried, { page: number, ...known }] of pages.slice(0, mostPages).entries()) {
      if (tried >= fewestTried && read.size === 0) break;
      const lines = await readLines(document, { page: number, ...known }).catch(() => null);
      if (lines && lines.lines.length > 0) read.set(number, lines);
      await breathe();
    }
  } finally {
    await document.loadingTask.destroy();
  }
  return read;
}

async function readLines(document: PDFDocumentProxy, known: PageText): Promise<Pick<PageText, 'lines' | 'paper'>> {
  const page = await document.getPage(known.page);
  const { items } = await page.getTextContent();
  const shown = page.getViewport({ scale: 1 / page.userUnit });
  const paper = paperOf(known, shown);
  const show: Show = (x, y) => {
    const [across = 0, down = 0] = shown.convertToViewportPoint(x, y);
    return [paper.left + across, paper.top - down];
  };
  const lines = toLines(items.filter(isTextItem), show);
  page.cleanup();
  return { paper, lines: lines.map((line) => toPageLine(line, { page: known.page, paper })) };
}
