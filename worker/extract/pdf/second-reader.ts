import { LineParts } from './line-parts';
import { type GatheredLine, type PageLine, type PageText, toPageLine } from './page-line';

/** pdf.js is slower and takes more memory: it reads only pages on which PDFium failed, and not without end. */
const mostPages = 40;

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

/** Reads pages a second time with another library. Pages that it cannot read either are left out. */
export async function readAgain(bytes: Uint8Array, pages: PageText[]): Promise<Map<number, PageLine[]>> {
  const read = new Map<number, PageLine[]>();
  const { getDocumentProxy } = await import('unpdf');
  // pdf.js takes its input over, so it gets a copy.
  const document = await getDocumentProxy(bytes.slice()).catch(() => null);
  if (!document) return read;
  try {
    for (const { page: number, paper } of pages.slice(0, mostPages)) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const shown = page.getViewport({ scale: 1 / page.userUnit });
      const show: Show = (x, y) => {
        const [across = 0, down = 0] = shown.convertToViewportPoint(x, y);
        return [paper.left + across, paper.top - down];
      };
      const lines = toLines(items.filter(isTextItem), show);
      read.set(
        number,
        lines.map((line) => toPageLine(line, { page: number, paper })),
      );
      page.cleanup();
    }
  } catch {
    // What was read until here stands.
  } finally {
    await document.loadingTask.destroy();
  }
  return read;
}
