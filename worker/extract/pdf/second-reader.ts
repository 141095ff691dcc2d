import type { PageLine } from './page-line';

/** pdf.js is slower and takes more memory: it reads only pages on which PDFium failed, and not without end. */
const mostPages = 40;

interface TextItem {
  str: string;
  hasEOL: boolean;
  transform: number[];
  width: number;
}

const isTextItem = <T extends object>(item: T): item is T & TextItem => 'str' in item;

/** Lines from the runs of text in drawing order. */
function toLines(items: TextItem[]): PageLine[] {
  const lines: PageLine[] = [];
  let open: PageLine | null = null;
  for (const { str, hasEOL, transform, width } of items) {
    const [, , c = 0, d = 0, x = 0, y = 0] = transform;
    const height = Math.hypot(c, d) * 1.2;
    if (open && Math.abs(y - open.bottom - height * 0.2) > height / 2) open = null;
    if (!open && str.trim() !== '') {
      open = {
        text: '',
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
      open.text += str;
      open.right = Math.max(open.right, x + width);
    }
    if (hasEOL) open = null;
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Reads pages (from 1) a second time with another library. Pages that it cannot read either are left out. */
export async function readAgain(bytes: Uint8Array, pages: number[]): Promise<Map<number, PageLine[]>> {
  const read = new Map<number, PageLine[]>();
  const { getDocumentProxy } = await import('unpdf');
  // pdf.js takes its input over, so it gets a copy.
  const document = await getDocumentProxy(bytes.slice()).catch(() => null);
  if (!document) return read;
  try {
    for (const number of pages.slice(0, mostPages)) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      read.set(number, toLines(items.filter(isTextItem)));
      page.cleanup();
    }
  } catch {
    // What was read until here stands.
  } finally {
    await document.loadingTask.destroy();
  }
  return read;
}
